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
