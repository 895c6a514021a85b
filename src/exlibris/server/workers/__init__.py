"""Worker processes: the pool, and the functions that run in them. These import neither Litestar nor SQLAlchemy."""
