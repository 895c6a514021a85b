"""Lessons, puzzles, the catalog and the inspection form over HTTP."""
