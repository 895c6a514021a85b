### Joueurs : le classement, et la page de chacun.

players-title = Joueurs
players-about = Les meilleurs de ceux qui veulent être vus, d’après toutes leurs parties classées sur ce serveur.
players-family = Livrets de règles
players-first = Première édition
players-revised = Édition révisée
players-pool = Parties
players-people = entre humains
players-computers = avec des ordinateurs
players-none = Encore personne ici. Qui a un compte, a fini une partie et veut être vu figure dans cette liste.
players-yours = Voir votre compte
players-own = Où vous en êtes
players-own-guest = Vous jouez sans compte : vos parties ne sont pas classées. Celles que vous finirez avec un compte le seront.
players-own-hidden = Vous avez une cote, mais vous seul la voyez. Vous pouvez figurer ici si vous le voulez.
players-own-unrated = Vous n’avez pas encore de partie classée de ce genre. Après la première, vous figurerez ici si vous voulez être vu.
players-own-below = Vous avez une cote, mais cette liste s’arrête aux cent meilleures.
players-own-page = Votre page de joueur
players-all = Tous les joueurs
players-name = Nom
players-games = Parties
players-wins = Gagnées
player-rating = Cote
player-interval = { $rating } ± { $margin }
player-now = Cote { $rating } ± { $margin }.
player-record = Parties : { $games }, gagnées : { $wins }.
player-course = La cote partie par partie
player-game = Partie
player-lines = Points par ligne
player-places = Lieux préférés
player-place-often = { $own } fois par partie, { $average } en moyenne
player-own = En propre
player-average = Tous les joueurs
player-games = Dernières parties
player-rank = Place { $rank } sur { $size }
player-resigned = Abandon
player-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
player-hidden = Vous seul voyez cette page. Vous pouvez changer cela sur la page de votre compte.
player-unrated = Aucune partie finie n’a encore été classée.
player-missing = Il n’y a pas de joueur de ce nom qui veuille être vu.
