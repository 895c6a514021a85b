"""The inspection forms: scored from shelves or records, and put on paper."""
