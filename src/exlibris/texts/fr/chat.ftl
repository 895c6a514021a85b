### La discussion à une table.

chat-title = Discussion
chat-unread = à lire
chat-lines = Ce qui a été dit
chat-empty = Personne n’a encore rien dit.
chat-watching = Vous regardez : vous pouvez lire ce que disent les joueurs.
chat-line = Dites quelque chose
chat-send = Envoyer
chat-phrases = Phrases toutes prêtes, que chacun lit dans sa langue
chat-more = Que faire de ce message ({ $name })
chat-mute = Masquer
chat-unmute = Ne plus rien masquer
chat-report = Signaler
chat-reported = Signalé
chat-remove = Retirer
chat-hello = Bonjour !
chat-luck = Bonne chance !
chat-nice = Bravo !
chat-thanks = Merci !
chat-oops = Oups.
chat-moment = Un instant, s’il vous plaît.
chat-turn = C’est à vous.
chat-played = Bien joué !
chat-again = Une autre partie ?
chat-bye = Au revoir !
