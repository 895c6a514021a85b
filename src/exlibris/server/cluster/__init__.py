"""Several server processes on one database: any of them serves any table."""
