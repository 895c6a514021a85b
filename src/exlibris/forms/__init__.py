"""Inspection forms: scored from shelves or records, and printed."""
