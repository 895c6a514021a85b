"""Pictures of the running page for the README."""
