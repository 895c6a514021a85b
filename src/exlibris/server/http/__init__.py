"""What all routes share: protocols, callers, limits, errors, and the client's files."""
