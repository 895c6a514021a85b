"""Settings, logs, metrics and background tasks: what every other part of the server may use."""
