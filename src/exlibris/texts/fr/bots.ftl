# Computer players: their names in the list for a new table, what they do, what stands beside the name of their seat.
bot-greedy = Ordinateur, appliqué
    .about = Examine chaque effet jusqu'au bout et choisit ce qui promet le meilleur formulaire.
    .seated = ordinateur, appliqué
bot-random = Ordinateur, insouciant
    .about = Joue n'importe quel coup, tous aussi volontiers.
    .seated = ordinateur, insouciant
bot-other = Ordinateur, { $bot }
    .seated = ordinateur, { $bot }
bot-trouble-missing = { $name } est joué par l'ordinateur { $bot }, que ce serveur n'a pas. La partie reprendra quand il sera de nouveau installé.
bot-trouble-failed = L'ordinateur { $bot } a échoué ; là où il échoue, les coups de { $name } sont aléatoires.
