### Joueurs : le classement, et la page de chacun.

players-title = Joueurs
players-about = Les meilleurs de ceux qui veulent figurer ici, d’après toutes leurs parties classées sur ce serveur.
players-family = Livrets de règles
players-first = Première édition
players-revised = Édition révisée
players-pool = Parties
players-people = entre humains
players-computers = avec des ordinateurs
players-none = Encore personne ici. Pour y figurer, il faut un compte, une partie finie et l’envie d’y être.
players-yours = Voir votre compte
players-own = Où vous en êtes
players-own-guest = Vous jouez sans compte : vos parties ne sont pas classées. Celles que vous finirez avec un compte le seront.
players-own-hidden = Vous avez un classement, mais personne d’autre ne le voit. Vous pouvez figurer ici si vous le voulez.
players-own-unrated = Vous n’avez pas encore de partie classée de ce genre. Après la première, vous figurerez ici si vous le voulez.
players-own-below = Vous avez un classement, mais cette liste s’arrête aux cent meilleurs.
players-own-page = Votre page de joueur
players-rating-change = Votre classement : { $rating } ({ $change })
players-all = Tous les joueurs
players-name = Nom
players-games = Parties
players-wins = Gagnées
player-rating = Classement
player-interval = { $rating } ± { $margin }
player-now = Classement { $rating } ± { $margin }.
player-record = Parties : { $games }, gagnées : { $wins }.
player-course = Le classement partie par partie
player-game = Partie
player-lines = Points par ligne
player-places = Lieux préférés
player-place-often = { $own } fois par partie ; tous les joueurs : { $average }
player-own = Ses parties
player-average = Tous les joueurs
player-games = Dernières parties
player-rank = { $rank ->
    [1] 1re place sur { $size }
   *[other] { $rank }e place sur { $size }
}
player-resigned = Abandon
player-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
player-hidden = Personne d’autre que vous ne voit cette page. La page de votre compte permet d’en changer.
player-unrated = Aucune partie finie n’a encore été classée.
player-missing = Aucun joueur de ce nom ne souhaite figurer ici.
