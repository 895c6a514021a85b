"""Tables without a server: options, events, what they come to, commands, and what each seat is shown."""
