"""The locations, one module each, found by their keys in `content/locations.toml`."""
