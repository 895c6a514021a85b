"""The schema of 1.0. Until the release of 1.0, changes of the models are made here, too."""

import sqlalchemy as sa
from alembic import op

revision = "v1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create all database tables."""
    add_tables()
    add_accounts()
    add_browsers()
    add_messages()
    add_ratings()
    add_server()
    add_moderation()


def add_tables() -> None:
    """Create the database tables of game tables and their events."""
    op.create_table(
        "game_tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("maker_session", sa.String(64), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("ruleset", sa.JSON(), nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("open_deal", sa.Boolean(), nullable=False),
        sa.Column("from_file", sa.Boolean(), nullable=False),
        sa.Column("request_key", sa.String(64)),
        sa.Column("network", sa.String(8)),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("commitment", sa.JSON()),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("line", sa.LargeBinary()),
        sa.Column("forgotten", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_game_tables_maker_session", "game_tables", ["maker_session"])
    op.create_index("ix_game_tables_finished", "game_tables", ["finished"])
    op.create_index("ix_game_tables_network", "game_tables", ["network"])
    op.create_index("ix_game_tables_listed", "game_tables", ["listed"])
    op.create_index("ix_game_tables_rated", "game_tables", ["rated", "finished"])
    op.create_index("ix_game_tables_request_key", "game_tables", ["request_key"], unique=True)
    op.create_table(
        "table_events",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("game_tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("session", sa.String(64)),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_table_events_session", "table_events", ["session"])


def add_accounts() -> None:
    """Create the database tables of accounts and their credentials."""
    op.create_table(
        "accounts",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded_name", sa.String(200), nullable=False),
        sa.Column("looks", sa.String(64), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("email", sa.String(254)),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.Column("settings", sa.JSON()),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_accounts_folded_name", "accounts", ["folded_name"], unique=True)
    op.create_index("ix_accounts_looks", "accounts", ["looks"], unique=True)
    op.create_table(
        "mailed_links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("wanted", sa.JSON(), nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_mailed_links_session", "mailed_links", ["session"])
    op.create_table(
        "second_factors",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "spare_codes",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("session", sa.String(64), nullable=False),
    )
    op.create_index("ix_spare_codes_session", "spare_codes", ["session"])


def add_browsers() -> None:
    """Create the database tables of signed-in browsers, return links and programs."""
    op.create_table(
        "sign_ins",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_sign_ins_token_hash", "sign_ins", ["token_hash"], unique=True)
    op.create_index("ix_sign_ins_session", "sign_ins", ["session"])
    op.create_table(
        "return_links",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True), nullable=True),
    )
    op.create_index("ix_return_links_token_hash", "return_links", ["token_hash"], unique=True)
    op.create_table(
        "programs",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )


def add_messages() -> None:
    """Create the database tables of chat, webhooks and push subscriptions."""
    op.create_table(
        "chat_lines",
        sa.Column("table_id", sa.String(22), sa.ForeignKey("game_tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("author", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(200)),
        sa.Column("phrase", sa.String(20)),
        sa.Column("removes", sa.Integer()),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "webhooks",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("url", sa.String(600), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint", sa.String(1000), primary_key=True),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("sign_in", sa.String(22)),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_push_subscriptions_session", "push_subscriptions", ["session"])


def add_ratings() -> None:
    """Create the database tables of ratings and rated seats."""
    op.create_table(
        "ratings",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("family", sa.String(40), primary_key=True),
        sa.Column("pool", sa.String(10), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
    )
    op.create_table(
        "rated_seats",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("family", sa.String(40), nullable=False),
        sa.Column("pool", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("lines", sa.JSON()),
        sa.Column("places", sa.JSON(), nullable=False),
        sa.Column("mu_before", sa.Float()),
        sa.Column("sigma_before", sa.Float()),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_rated_seats_table_id", "rated_seats", ["table_id", "seat"], unique=True)
    op.create_index("ix_rated_seats_session", "rated_seats", ["session"])


def add_server() -> None:
    """Create the database tables of the server's runs and keys."""
    op.create_table(
        "server_runs",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("started", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("secret", sa.String(1000), nullable=False),
    )


def add_moderation() -> None:
    """Create the database tables of reports and bans."""
    op.create_table(
        "chat_reports",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(22), sa.ForeignKey("game_tables.id"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("table_id", "number", name="uq_chat_reports_line"),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Drop all database tables."""
    for name in (
        "mailed_links", "second_factors", "spare_codes", "bans", "chat_reports",
        "server_keys", "server_runs", "rated_seats", "ratings", "push_subscriptions", "webhooks", "chat_lines",
        "programs", "return_links", "sign_ins", "accounts", "table_events",
        "game_tables",
    ):  # fmt: skip
        op.drop_table(name)
