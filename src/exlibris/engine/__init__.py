"""The rules: state, legal actions, step, views and records."""
