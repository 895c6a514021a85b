"""Who sits at a table: presence, leaving and coming back, resigning, ending by agreement."""
