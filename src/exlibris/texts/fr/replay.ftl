### La page où l'on revoit une partie, instant par instant.

replay-title = Retour sur la partie
replay-controls = La partie, instant par instant

## Se déplacer

replay-first = Au début
replay-round-back = Manche précédente
replay-turn-back = Tour précédent
replay-back = Un instant en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un instant en avant
replay-turn-forward = Tour suivant
replay-round-forward = Manche suivante
replay-last = À la fin
replay-with-key = { $name } ({ $key })
replay-key-space = espace
replay-scrubber = Instant
replay-position = Instant { $at } sur { $last }, { $where }
replay-where = { $round }, { $phase }
replay-count = { $at } / { $last }
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide
replay-keys = Les flèches vont pas à pas, Page préc. et Page suiv. par tours (avec Maj, par manches), Début et Fin aux deux bouts ; la barre d’espace lance et arrête la lecture.

## Par quels yeux

replay-eyes = Vu par
replay-eyes-none = le public
replay-eyes-all = toutes cartes visibles
replay-front = Au premier plan
replay-hands = Les mains des autres
replay-no-cards = Aucune carte en main.

## Ce qui s'est passé

replay-begins = Les bibliothèques vont être distribuées. Personne n’a encore rien fait.
replay-chose = { $name } choisit : { $choice }.
replay-quiet = { $name } fait un choix ; on n’en dit rien.
replay-answer = Choix : { $choice }.
replay-unanswered = Encore en réflexion.
replay-waiting = C’est à { $names } de décider.
replay-log-go = À cet instant

## Le lien d'un instant

replay-copy = Copier le lien vers cet instant
replay-copied = Lien copié
replay-copy-failed = Ce navigateur ne laisse pas les pages copier. Le lien est dans la barre d’adresse.
replay-more = Plus
replay-to-table = À la table
replay-check-deal = Vérifier la donne
replay-to-form = Le formulaire d’inspection
replay-to-replay = Retour au déroulement
replay-no-entry = Il n’y a pas d’instant { $at } dans cette partie : celui-ci est le dernier.

## Quand il n'y a rien à montrer

replay-missing = Cette table n’existe pas
replay-not-begun = Rien à revoir
replay-not-begun-why = La partie commence quand toutes les places sont prises. D’ici là, la table n’a pas de passé.
replay-not-open = Pas depuis la place des autres
replay-not-open-why = Tant que la partie dure, chacun ne la revoit que depuis sa place. Revenez quand elle sera finie.
replay-own-eyes = Revoir depuis votre place
replay-failed = Impossible d’afficher cela

## Les fichiers d'enregistrement

replay-record-about = Un enregistrement est une partie dans un fichier, tel que l’écrit la page finale d’une table ou exlibris simulate --records. Rien n’en est gardé sur le serveur.
replay-record-drop = Déposez un enregistrement ici
replay-record-choose = Choisir un fichier
replay-record-other = Un autre enregistrement
replay-record-too-large = { $name } est trop gros pour un enregistrement : 64 Ko au plus.
replay-record-unreadable = { $name } est illisible.
replay-record-bad = { $name } n’est pas un enregistrement qu’on puisse rejouer : { $problem }

## L'analyse d'une partie finie

review-title = Analyse
review-working = La partie est en cours d’analyse.
review-so-far = Instants examinés : { $looked } sur { $all }
course-own-since = Vous avez mené à partir de la manche { $round }.
course-own-until = Vous avez mené jusqu’à la manche { $round }.
course-since = { $name } a mené à partir de la manche { $round }.
course-until = { $name } a mené jusqu’à la manche { $round }.
course-never = { $name } n’a jamais été nettement en tête.
review-plot = La courbe montre
review-chances = Chances de gagner
review-totals = Total attendu
review-plot-label = { $what } au fil de la partie
review-position = Instant { $at } sur { $last } : { $figures }
review-figure = { $name } { $figure }
review-table = En tableau
review-round-end = Après
review-both = { $chance }, total { $total }
review-moment = instant { $at }
review-seats = Précision et chance
review-seats-why = Précision : 0 %, c’est choisir au hasard ; 100 %, choisir toujours le mieux. Les lignes disent ce qui a changé les chances de gagner, comptées en victoires : −0,50, c’est une demi-victoire offerte. On peut en offrir plus d’une, car les autres en rendent une partie. La ligne « Les autres, et la fin » comprend aussi ce que l’ordinateur a mal jugé.
review-accuracy = précision { $accuracy }, { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
review-part = Ce qui a compté
review-bar = Barre
review-wins-column = victoires
review-deal = Premières cartes et bibliothèque
review-luck = Chance à la pioche
review-own = Ses erreurs
review-others = Les autres, et la fin
review-turning = Tournants
review-turning-none = Aucun tour n’a beaucoup changé.
review-luck-share = dont la chance : { $luck }
review-mistakes = Erreurs
review-mistakes-of = De qui
review-everybody = tout le monde
review-mistakes-none = Aucune qui ait coûté cher.
review-better = Mieux : { $better }
review-better-then = Mieux : { $better }, puis { $line }
review-cost = Coût : { $least } à { $most } % (chances de gagner, et 1 % par point d’avance)
review-cost-exact = Coût : { $cost } % (chances de gagner, et 1 % par point d’avance)
