### Messages that reach people elsewhere while they are not looking at their table.

notice-turn = Your decision is needed at { $names }’s table: { $url }
notice-hello = Ex Libris will tell you here when it is your turn.
notice-title = Your turn · Ex Libris
notice-request = A player is asking for a seat at your table: { $url }
notice-request-title = Seat requested · Ex Libris
mail-password-subject = Reset your Ex Libris password
mail-password-body = Someone asked to reset the password of your account on this server. If this was you, open this link within an hour; it works only once. If this wasn’t you, ignore this email: your password will not change.
mail-sign-up-subject = Confirm your Ex Libris account
mail-sign-up-body = Someone asked for an account on this server with this address. If this was you, open this link within an hour, in the same browser; it works only once. If this wasn’t you, ignore this email: no account will be created.
mail-taken-subject = Your Ex Libris account
mail-taken-body = Someone asked for an account on this server with this address. The name is taken, or looks like one that is: choose another name, or sign in if the account is yours. If this wasn’t you, ignore this email.
mail-email-subject = Confirm your email address for Ex Libris
mail-email-body = Someone gave this address for their account on this server. If this was you, open this link within an hour; it works only once. If this wasn’t you, ignore this email: the address will not be stored.
mail-email-changed-subject = Your Ex Libris account: email address
mail-email-changed-body = The email address of your account on this server is being changed or removed. If this wasn’t you, change your password right away.
mail-password-changed-subject = Your Ex Libris account: password
mail-password-changed-body = The password of your account on this server was changed, and all other browsers were signed out. If this wasn’t you, request a password reset link right away.
mail-factor-changed-subject = Your Ex Libris account: sign-in codes
mail-factor-changed-body = Sign-in codes have been turned on or off for your account on this server. If this wasn’t you, change your password right away.
