### What people are told elsewhere while they do not look at their table.

notice-turn = Your decision is needed at { $names }’s table: { $url }
notice-hello = Ex Libris will tell you here when it is your turn.
notice-title = Your turn · Ex Libris
notice-request = Somebody is asking to sit down at your table: { $url }
notice-request-title = Seat requested · Ex Libris
mail-password-subject = A new password for Ex Libris
mail-password-body = Somebody has asked for a new password for your account on this server. If it was you, open this link within an hour; it works once. If not, do nothing: your password stays as it is.
mail-sign-up-subject = Your account for Ex Libris
mail-sign-up-body = Somebody has asked for an account at this server with this address. If it was you, open this link within an hour, in the browser in which you asked; it works once. If not, do nothing: no account is made.
mail-taken-subject = Your account for Ex Libris
mail-taken-body = Somebody has asked for an account at this server with this address. The name is taken, or looks like one that is: choose another one, or sign in if the account is yours. If it was not you, do nothing.
mail-email-subject = Your address for Ex Libris
mail-email-body = Somebody has given this address for their account at this server. If it was you, open this link within an hour; it works once. If not, do nothing: the address is not kept.
mail-email-changed-subject = Your account for Ex Libris: e-mail address
mail-email-changed-body = Your account at this server is to have another e-mail address, or none. If it was not you, change your password at once.
mail-password-changed-subject = Your account for Ex Libris: password
mail-password-changed-body = The password of your account at this server was changed, and all other browsers were signed out. If it was not you, ask for a link to a new password at once.
mail-factor-changed-subject = Your account for Ex Libris: codes
mail-factor-changed-body = Your account at this server now asks for a code at each sign-in, or no longer does. If it was not you, change your password at once.
