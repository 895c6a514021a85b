### The chat at a table.

chat-title = Chat
chat-unread = new
chat-lines = Messages
chat-empty = Nothing has been said yet.
chat-watching = You are watching: you can read what the players say.
chat-line = Say something
chat-send = Send
chat-phrases = Quick phrases, which players read in their own language
chat-more = Options for this message by { $name }
chat-mute = Mute
chat-unmute = Unmute
chat-report = Report
chat-reported = Reported
chat-remove = Remove
chat-hello = Hello!
chat-luck = Good luck!
chat-nice = Well done!
chat-thanks = Thank you!
chat-oops = Oops.
chat-moment = One moment, please.
chat-turn = It’s your turn.
chat-played = Well played!
chat-again = Another game?
chat-bye = Goodbye!
