### Quitter ou arrêter la partie

people-leave = Partir pour l’instant
people-leave-help = Un ordinateur joue à votre place jusqu’à votre retour. Vous pouvez revenir à tout moment.
people-resign = Abandonner
people-resign-help = Vous laissez votre place pour de bon ; un ordinateur y joue. À deux, l’autre gagne.
people-propose = Proposer d’arrêter la partie
people-propose-help = Quand toutes les personnes qui jouent acceptent, la partie s’arrête sans gagnant.
people-host-end = Arrêter la partie pour tout le monde
people-host-end-help = La table est à vous : vous pouvez arrêter la partie tout de suite. Personne ne gagne.
people-delete-help = La table et son enregistrement disparaissent pour tout le monde ; on ne pourra plus revoir la partie.
people-carry = Enregistrer la table dans un fichier
people-carry-help = La partie continue là où vous ouvrez ce fichier : dans un autre navigateur, sur un serveur Ex Libris ou sur la page sans serveur. Le fichier contient toutes les cartes, même cachées : la partie ne compte donc plus pour le classement.

## While a player is away, or wants to end the game

people-note-away = { $name } a quitté la table.
people-note-stalled = { $name } réfléchit depuis un quart d’heure.
people-note-flips = Depuis un quart d’heure, on attend que tout le monde ait choisi les cartes à retourner.
people-replace-flips = Laisser des ordinateurs choisir pour les autres
people-call-off = Arrêter la partie sans gagnant
people-call-off-sure = Vraiment arrêter la partie ? Personne ne gagnera.
people-note-own = Vous réfléchissez depuis un moment. Au bout d’un quart d’heure, les autres peuvent continuer sans vous.
people-replace = Faire jouer un ordinateur
people-voted = Vous avez demandé qu’un ordinateur joue ; les autres personnes présentes doivent accepter.
people-left = { $name } : un ordinateur joue à votre place.
people-deserted = Tout le monde est parti : les ordinateurs attendent.
people-back = Je reprends ma place
people-proposed = Pour arrêter la partie sans gagnant : { $names }.
people-proposed-own = Vous voulez arrêter la partie sans gagnant ; les autres doivent accepter.
people-agree = Arrêter
people-refuse = Continuer
