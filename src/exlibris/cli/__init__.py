"""The exlibris command."""
