### What people are told elsewhere while they do not look at their table.

notice-turn = Your decision is needed at the table of { $names }: { $url }
notice-hello = Ex Libris will tell you here when it is your turn.
notice-title = Your turn · Ex Libris
notice-request = Somebody asks to sit down at your table: { $url }
notice-request-title = A seat is requested · Ex Libris
mail-password-subject = A new password for Ex Libris
mail-password-body = Somebody has asked for a new password for your account at this server. If it was you, open this link within an hour; it works once. If not, do nothing: your password stays as it is.
