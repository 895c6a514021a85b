"""Lessons: scripted positions of the real game, played through the real engine, and pictures for the rules page."""
