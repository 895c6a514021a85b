### What people are told elsewhere while they do not look at their table.

notice-turn = Your decision is needed at { $names }’s table: { $url }
notice-hello = Ex Libris will tell you here when it is your turn.
notice-title = Your turn · Ex Libris
notice-request = A player asks to sit down at your table: { $url }
notice-request-title = Seat requested · Ex Libris
mail-password-subject = A new password for Ex Libris
mail-password-body = Someone has asked for a new password for your account on this server. If it was you, open this link within an hour; it works once. If not, do nothing: your password stays as it is.
mail-sign-up-subject = Your account for Ex Libris
mail-sign-up-body = Someone has asked for an account on this server with this address. If it was you, open this link within an hour, in the same browser; it works once. If not, do nothing: no account will be created.
mail-taken-subject = Your account for Ex Libris
mail-taken-body = Someone has asked for an account on this server with this address. The name is taken, or looks like one that is: choose another name, or sign in if the account is yours. If it was not you, do nothing.
mail-email-subject = Your address for Ex Libris
mail-email-body = Someone has given this address for their account on this server. If it was you, open this link within an hour; it works once. If not, do nothing: the address will not be stored.
mail-email-changed-subject = Your account for Ex Libris: email address
mail-email-changed-body = The email address of your account on this server is being changed or removed. If it was not you, change your password at once.
mail-password-changed-subject = Your account for Ex Libris: password
mail-password-changed-body = The password of your account on this server was changed, and all other browsers were signed out. If it was not you, ask for a password link at once.
mail-factor-changed-subject = Your account for Ex Libris: codes
mail-factor-changed-body = Your account on this server now asks for a code at each sign-in, or no longer does. If it was not you, change your password at once.
