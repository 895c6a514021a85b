"""Several server processes on one database, each of which can serve any table."""
