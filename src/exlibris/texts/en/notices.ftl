### What people are told elsewhere while they do not look at their table.

notice-turn = You are asked for a decision at the table of { $names }: { $url }
notice-hello = Ex Libris will tell you here when it is your turn.
notice-title = Your turn · Ex Libris
notice-request = Somebody asks to sit down at your table: { $url }
notice-request-title = A seat is asked for · Ex Libris
