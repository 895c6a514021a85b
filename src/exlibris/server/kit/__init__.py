"""What the routes of all features share: callers, errors, limits."""
