"""The special assistants, one module each, found by their keys in `content/assistants.toml`."""
