"""The schema of 1.0: the models, of which a new database is made."""

revision = "v1"
down_revision = None
branch_labels = None
depends_on = None
