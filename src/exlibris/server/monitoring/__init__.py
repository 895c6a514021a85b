"""Monitoring for operators: whether the server can serve, and metrics for Prometheus."""
