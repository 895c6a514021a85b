"""What whoever runs a server watches: whether it can serve, and figures for Prometheus."""
