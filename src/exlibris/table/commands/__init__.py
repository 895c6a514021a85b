"""What people may ask for at a table: each a function of table and request that returns the event it leads to."""
