# Computer players: their names in the list for a new table, what they do, what stands beside the name of their seat.
bot-greedy = Počítač, pečlivý
    .about = Promyslí každý efekt do konce a zvolí to, co slibuje nejlepší formulář.
    .seated = počítač, pečlivý
bot-random = Počítač, bezstarostný
    .about = Zvolí kterýkoli tah, každý stejně rád.
    .seated = počítač, bezstarostný
bot-other = Počítač, { $bot }
    .seated = počítač, { $bot }
bot-trouble-missing = { $name }: hraje tu počítač { $bot }, kterého tento server nemá. Hra bude pokračovat, až bude znovu nainstalován.
bot-trouble-failed = Počítač { $bot } selhal; tam, kde selže, jsou tahy náhodné ({ $name }).
