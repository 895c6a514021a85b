"""Where a server keeps its things: folder, databases, backups."""
