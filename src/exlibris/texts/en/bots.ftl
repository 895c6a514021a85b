# Computer players: their names in the list for a new table, what they do, what stands beside the name of their seat.
bot-greedy = Computer, careful
    .about = Looks to the end of each effect and takes what promises the best form.
    .seated = computer, careful
bot-random = Computer, careless
    .about = Takes any move, each as likely.
    .seated = computer, careless
bot-other = Computer, { $bot }
    .seated = computer, { $bot }
bot-trouble-missing = { $name } is played by the computer player { $bot }, which this server does not have. The game goes on when it is installed again.
bot-trouble-failed = The computer player { $bot } has failed; the moves of { $name } are random where it does.
