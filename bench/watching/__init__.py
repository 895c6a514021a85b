"""How soon and how smoothly a table is on the screen, by the browser's own clocks."""
