"""Verbs: the steps that locations, assistants and rounds are declared with."""
