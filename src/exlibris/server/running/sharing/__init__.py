"""Several server processes on one PostgreSQL database: any of them serves any table."""
