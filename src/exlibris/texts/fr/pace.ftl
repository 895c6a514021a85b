### Le temps dont on dispose : le choix pour une nouvelle partie, les pendules aux places.

pace-title = Temps de réflexion
pace-none = sans limite
pace-live = en direct
pace-correspondence = par correspondance
pace-budget = Pour toute la partie
pace-increment = Et après chaque tour
pace-turn = Pour chaque tour
pace-help = Qui épuise son temps peut être remplacé par un ordinateur, si les autres à la table le demandent, ou perd la partie, si vous le choisissez ci-dessous. Les pendules s’arrêtent quand le serveur est arrêté.
pace-is-live = Chaque joueur a { $time } pour la partie, et { $more } de plus après chaque tour.
pace-is-live-only = Chaque joueur a { $time } pour la partie.
pace-is-correspondence = Chaque joueur a { $time } pour chaque tour.
pace-left = Temps restant : { $time }
pace-used = Temps utilisé : { $time }
pace-used-title = Temps utilisé
pace-warning = Il vous reste { $time }.
pace-expired = { $name } n’a plus de temps.
