### Ce que la table dit d'elle-même dans le navigateur. Questions, actions et journal viennent des autres catalogues.

## Partout

tagline = Le jeu de société des bibliothèques rivales et d’une inspection éprise d’alphabet.
unofficial = Une table non officielle et non commerciale pour le jeu de société. Sans lien avec ses auteurs.
copyrights = Licences des composants
home-docs = Documentation
to-home = Toutes les tables
loading = Ouverture des portes
try-again = Réessayer
close = Fermer
rules-link = La règle correspondante
read-more = Suite
hint-about = À ce sujet
rules-key = R : la règle correspondante
purpose-ask = À quoi cela sert-il ?
cancel = Annuler
copy-link = Copier le lien
link-copied = Copié
you = vous
page-missing = Il n’y a rien sur cette étagère
seat-number = Place { $number }
label = { $label } :

language = Langue

## La page d'accueil

play = Jouer
play-about = { $rulebook } : vous et trois ordinateurs
play-first = Première visite ? { $game }
new-game-own = Choisir le livret, les variantes et les joueurs
go-on = Continuer
home-town = Cité
home-learn-about = Quatre courtes leçons à une vraie table, une aimable bibliothécaire à vos côtés.
home-learn-open = Apprendre en dix minutes
home-rules-open = Lire les règles
lobby-home = Jouer avec d’autres
lobby-home-about = Invitez quelqu’un par un lien, ou rejoignez une table qui cherche des joueurs.
account-home = Votre compte
account-home-about = Gardez vos parties et continuez-les sur d’autres appareils.
puzzle-home = L’énigme du jour
puzzle-about = Une position tirée d’une partie entre ordinateurs : quel est le meilleur choix ? Aujourd’hui, tout le monde a la même énigme.
day-title = La donne du jour
day-home-about = Aujourd’hui, tout le monde joue la même donne, une seule fois. Comparez ensuite les totaux.
day-home-done = Votre total : { $total }
day-home-begun = Votre partie vous attend
your-tables = Vos tables
other-tables = Vos autres tables
no-tables = Aucune partie pour l’instant. Les livres sont classés, l’eau du thé frémit : lancez une partie.
state-over = terminée
state-ended = arrêtée avant la fin
state-waiting = attend des joueurs
state-your-turn = { $round ->
    [0] à vous
   *[other] à vous, manche { $round }
}
state-playing = { $round ->
    [0] sur le point de commencer
   *[other] manche { $round }
}
state-unreadable = ne peut pas continuer ici
seat-name = Nom à la place { $number }
seat-player = Qui joue à la place { $number }
remove-seat = Enlever la place { $number }
add-seat = Ajouter une place
sitter-you = Vous
sitter-person = Une autre personne sur cet appareil
sitter-guest = Une personne invitée par lien
bots-level = Niveaux
bots-personality = Caractères
bots-other = Autres ordinateurs
guest-names-self = choisit son nom
guest-help = Vous recevrez un lien à envoyer. La partie commence quand toutes les places sont prises.
hints-allow = Les conseils sont permis
hints-allow-help = Chacun peut alors consulter l’entraîneur pendant la partie. Contre des ordinateurs, en solo ou sur un seul appareil, c’est toujours permis.
open-deal = Jouer une donne choisie
open-deal-help = La même graine distribue de nouveau les mêmes cartes : utile pour comparer ou pour un casse-tête. Qui la connaît peut reconstituer la pioche : la table est donc signalée comme donne ouverte.
open-deal-guests = Pas avec des invités : la donne ne serait pas secrète.
seed = Graine
start-game = Ouvrir la table
table-from-file = Reprendre une table depuis un fichier
rulebook = Livret de règles
solo-level = Niveau
solo-level-help = { $count ->
    [one] { $count } carte va à la Bibliothèque publique au début de chaque manche.
   *[other] { $count } cartes vont à la Bibliothèque publique au début de chaque manche.
}
solo-help = Vous et la Bibliothèque publique, c’est tout.
state-solo = solo, { $state }

## Avant la partie

your-name = Votre nom
nameless = Novice
table-missing = Cette table n’existe pas
table-missing-why = Le lien est erroné, ou ce serveur n’en a jamais entendu parler.
table-unreadable = Cette table ne peut pas continuer ici
table-unreadable-why = Sa partie demande des règles ou des éléments que ce serveur n’a pas, ou son enregistrement est abîmé. Rien n’a été effacé.

## Les personnes à table

people-away = a quitté la table
people-away-since = a quitté la table à { $time }
people-watching = Vous regardez.
people-unanswered = La partie a commencé sans réponse à votre demande : vous regardez.
people-computer = un ordinateur joue
people-resigned = abandon
people-substitute = Faire jouer un autre ordinateur à la place de { $name }
from-file-note = Cette table vient d’un fichier : la personne qui l’a ouverte peut connaître toutes les cartes.
people-menu = Partir ou arrêter la partie
people-menu-finished = Cette table
people-delete = Supprimer la table

## La barre de la question

round = Manche { $round }
round-of = Manche { $round } sur { $rounds }
before-rounds = Pour commencer
final-round = dernière manche
title-your-turn = À vous · Ex Libris
title-request = Demande de place · Ex Libris
phase-draft = choix des bibliothèques
phase-placement = placement
phase-resolution = résolution
phase-inspection = avant l’inspection
phase-over = partie finie
prompt-waiting = On attend : { $names }.
prompt-nothing = Un instant.
skip = Aller au bout
prompt-over = L’inspection a plié bagage.
where-library = Choisissez-en une ci-dessous.
where-space = Choisissez un emplacement qui brille.
where-space-both = Choisissez un emplacement qui brille, ou prenez d’abord un assistant.
where-space-picked = Choisissez un emplacement qui brille pour l’assistant en main.
where-card = { $count ->
    [1] Choisissez la carte qui brille.
   *[other] Choisissez une carte qui brille.
}
where-slot = Choisissez une carte cachée qui brille.
where-cell = Choisissez dans votre Collection une case qui brille.
where-cell-best = Choisissez dans votre Collection une case qui brille. ★ : celle qui rapporte le plus sans rien faire retourner.
where-arrow = Choisissez une flèche qui brille dans votre Collection.
where-assistant = Choisissez un assistant qui brille.
where-flip = Choisissez des cartes de votre Collection à retourner.
best-flips = Conseil
where-tile = Choisissez un lieu qui brille.
which-assistant = { $place } : qui y va ?
piece-standard = Assistant
piece-special = Assistant spécial
settings = Réglages
pace = Pause après les coups des autres
pace-off = aucune
pace-fast = brève
pace-normal = normale
pace-slow = longue
hand-order = Trier la main par
order-alphabet = ordre alphabétique
order-category = catégorie
order-own = ordre libre : glissez les cartes
look-back = Revoir la partie
deal-fingerprint = Empreinte de la donne
setting-motion = Animer les cartes et les assistants
setting-careful = Demander confirmation avant ce qui ne peut être annulé
setting-tips = Astuces dans le mode débutant
theme = Éclairage
theme-system = comme le système
theme-light = jour
theme-dark = nuit
text-size = Taille du texte
text-size-normal = normale
text-size-large = grande
text-size-larger = très grande
setting-sounds = Sons : votre tour, une carte, un assistant, le tampon
setting-notices = M’avertir quand c’est à moi
notices-refused = Le navigateur n’autorise pas les notifications ; ses réglages pour cette page permettent de le changer.
webhook-title = M’avertir aussi ailleurs
outlook = Ensuite : { $lines }
outlook-home = À la maison, vous pouvez piocher une carte ou en archiver une.
outlook-luck = Ce que cela donnera ne se verra qu’une fois le coup joué.
ending = C’est la carte n° { $count } de votre Collection : la manche suivante est la dernière.
holdings = Livres
holdings-own = À moi
holdings-others = Aux autres, connus
holdings-unseen = Non visibles
sure-title = Pour de bon ?
sure = Impossible d’annuler ensuite : { $what }.
sure-useless = { $why } Y placer quand même un assistant ?
sure-yes = Confirmer
undo = Annuler le coup
undo-last = Annuler ce que vous venez de faire (U)
undo-nothing = Vous n’avez encore rien fait qui puisse être annulé.
undo-seen = Du nouveau a été révélé depuis, et ce qui est vu est vu.
undo-moved = Quelqu’un d’autre a joué depuis.
undo-curtain = { $name } : un instant, j’annule
hint = Conseil
hint-ask = Demander un conseil à l’entraîneur (C)
foresee-wait = L’entraîneur calcule…
foresee-none = L’entraîneur ne se prononce pas.
reconnecting = La connexion au serveur est coupée ; nouvel essai. Votre partie est à l’abri.
asking = Ce réseau bloque la connexion en direct. Les coups arrivent à quelques secondes d’intervalle ; la partie continue.
slow = Toujours en attente du serveur. Vérifiez le réseau ; votre partie est à l’abri.
computers-hurried = Le serveur est occupé : les ordinateurs réfléchissent moins longtemps.
computer-queue = { $count ->
    [0] Le serveur est occupé. Cet ordinateur est le prochain.
    [one] Le serveur est occupé. Un autre ordinateur passe encore avant celui-ci.
   *[other] Le serveur est occupé. Ordinateurs qui passent encore avant celui-ci : { $count }.
}
queue-before = { $count ->
    [0] Le serveur est occupé. Votre demande est la prochaine.
    [one] Le serveur est occupé. Une autre demande passe encore avant la vôtre.
   *[other] Le serveur est occupé. Demandes qui passent encore avant la vôtre : { $count }.
}

## Pourquoi un clic ne fait rien

refused-not-your-turn = Ce n’est pas à vous : la table attend { $names }.
refused-catching-up = Voyez d’abord ce que les autres ont fait.
refused-instead = { $kind ->
    [space] Placez d’abord un assistant : les emplacements possibles brillent.
    [card] Choisissez d’abord une carte : celles qu’on peut choisir brillent.
    [slot] Choisissez d’abord une carte cachée : celles qu’on peut choisir brillent.
    [cell] Trouvez d’abord une place à la carte : les cases possibles brillent.
    [assistant] Choisissez d’abord un assistant : ceux qu’on peut choisir brillent.
    [seat] Choisissez d’abord quelqu’un : les noms possibles brillent.
    [tile] Choisissez d’abord un lieu : ceux qu’on peut choisir brillent.
    [library] Choisissez d’abord une bibliothèque.
    [flip] Pour l’instant, on ne retourne que des cartes de sa propre Collection.
   *[other] Répondez d’abord par un des boutons ci-dessus.
}
refused-drop = Cela ne peut pas aller là.
refused-card = Pas cette carte. Celles qu’on peut choisir brillent.
refused-card-place = { $places ->
    [hand] Seule une carte de votre main peut être choisie maintenant.
    [shelf] Seule une carte de votre Collection peut être choisie maintenant.
    [hand-shelf] Seule une carte de votre main ou de votre Collection peut être choisie maintenant.
    [tile] Seule une carte posée sur ce lieu peut être choisie maintenant.
    [desk] Seule une des cartes du bureau peut être choisie maintenant.
    [discard] Seule une carte de la défausse peut être choisie maintenant.
   *[other] Pas cette carte. Celles qu’on peut choisir brillent.
}
refused-not-gained = Uniquement une carte que vous venez d’obtenir ; celle-ci était déjà dans votre main.
refused-falls-apart = Sans cette carte, le reste de votre Collection ne tiendrait plus d’un seul bloc.
refused-with-itself = Elle doit changer de place avec une autre carte.
refused-other-category = Uniquement une carte qui porte un livre de la catégorie énoncée.
refused-face-down = Elle est déjà face cachée.
refused-slot = Pas cette carte cachée. Celles qu’on peut choisir brillent.
refused-assistant = Pas cet assistant. Ceux qu’on peut choisir brillent.
refused-assistant-own = Uniquement un de vos assistants.
refused-assistant-others = Uniquement l’assistant d’un autre joueur.
refused-assistant-home = Uniquement un assistant resté à la maison.
refused-assistant-town = Uniquement un assistant présent dans la Cité.
refused-tile = Pas ce lieu. Ceux qu’on peut choisir brillent.
refused-seat = Pas cette personne. Celles qu’on peut choisir brillent.
refused-space = Pas cet emplacement. Ceux qu’on peut choisir brillent.
refused-space-why = { $text }
refused-space-taken = Cet emplacement est pris : { $names }.
refused-space-closed = Cet emplacement ({ $marker }) est fermé : vous n’êtes pas assez nombreux.
refused-cell-taken = Une carte est déjà là.
refused-cell-corner = Cette case ne touche que par un coin.
refused-cell-apart = Cette case ne touche aucune carte.
refused-cell-rows = Ce serait une quatrième rangée.
refused-cell-other = Cette fois, la carte ne peut pas aller là.

## Les touches

keys-title = Raccourcis clavier

## Les erreurs

error-offline = Le serveur ne répond pas. Vérifiez le réseau, assurez-vous que le serveur tourne, puis réessayez.
page-starting = On tire les bibliothécaires du lit…
page-coming = encore { $rest }
page-failed = Dans ce navigateur, les bibliothécaires restent au lit : { $why }
page-needs-storage = Votre navigateur ne garde rien pour cette page, on ne peut donc pas y ouvrir de table. Autorisez les cookies et les données du site pour cette adresse, puis rechargez la page.
start-failed = Ex Libris ne peut pas démarrer : un de ses fichiers est arrivé endommagé. Vos tables et vos réglages sont toujours là.
start-afresh = Retélécharger les fichiers
offline-note = Le serveur est injoignable. On peut lire les règles et remplir un formulaire ; le reste a besoin de lui.
update-there = Il y a une nouvelle version de cette page.
update-load = La charger
update-later = Plus tard
part-missing = Quelque chose n’est pas arrivé
part-missing-why = Une partie de la page n’a pas pu être chargée. Vérifiez le réseau et réessayez ; si cela ne suffit pas, rechargez la page. Votre partie est à l’abri.
part-broken = Un lutrin s’est renversé
part-broken-why = Une partie de la page ne fonctionne plus. Réessayez ; si cela ne suffit pas, rechargez la page. Votre partie est à l’abri.
page-reload = Recharger la page
storage-blocked = Votre navigateur ne garde rien pour cette page : les réglages, la progression et ce que vous écrivez sont perdus à sa fermeture. S’il bloque aussi les cookies, on ne peut pas prendre de place. Autorisez les cookies et les données du site pour cette adresse.
language-missing = Les textes ({ $language }) ne sont pas arrivés. La page reste comme elle est ; vérifiez le réseau et réessayez.
share-failed = Votre navigateur ne permet ici ni le partage ni la copie.
error-stale = La partie a avancé. Voici où elle en est ; choisissez de nouveau.
error-too-late = Trop tard pour annuler cela. Voici où en est la table.
error-server = Le serveur a trébuché. Rien n’est perdu ; réessayez.
error-given-up = Le calcul n’a pas abouti et a été abandonné. Rien n’est perdu.
error-table-closed = L’exploitant de ce serveur a fermé cette table.
error-table-not-found = Cette table n’existe pas : le lien est erroné, ou ce serveur n’en a jamais entendu parler.
error-seat-not-yours = Cette place est à quelqu’un d’autre.
error-account-closed = L’exploitant de ce serveur a fermé ce compte.
error-blocked = Ce serveur n’accepte aucune requête de votre réseau.
error-request-answered = Cette demande n’est plus en cours.
error-not-your-turn = C’est à quelqu’un d’autre de jouer.
error-illegal-action = Ce n’est pas permis ici. Choisissez de nouveau.
error-game-over = La partie est finie.
error-not-begun = La partie commence quand toutes les places sont prises.
error-not-flipping = On retourne des cartes juste avant l’inspection, pas maintenant.
error-computer-plays = Un ordinateur joue à cette place. Reprenez-la d’abord.
error-decide-first = Choisissez d’abord vous-même les cartes à retourner.
error-not-text = Ce fichier n’est pas du texte. Ouvrez le paquet, l’enregistrement ou la table tels que le programme les a sauvegardés ; un classeur doit d’abord être enregistré en CSV ou en texte.
error-too-much-queued = Le serveur travaille encore à vos demandes. Attendez qu’il en ait traité quelques-unes.
error-table-full = On a joué et annulé tant de coups à cette table qu’on ne peut plus que finir la partie.
error-browser-storage = Ce navigateur n’a pas pu garder cela : son stockage est plein ou a échoué. Rien de ce qui précède n’est perdu.
error-no-hints-today = La donne du jour se joue sans conseils.
error-unknown = Cela n’a pas marché : { $detail }

## La Cité

town = Cité
this-round = cette manche
permanent = permanent
prominent = Populaires
banned = Bannis
# Les catégories en un mot, pour les petits écrans.
short-corrupted = Codex
short-fantastical = Fictions
short-historic = Histoire
short-monster = Bestiaires
short-reference = Manuels
short-spells = Potions

deck-count = Pioche : { $count }
deck-known = { $card }, n° { $place } à partir du dessus de la pioche : cette carte vous est connue
discard-count = Défausse : { $count }
tile-instant = instantané
tile-delayed = retardé
tile-label = { $number }. { $name }, { $type } : son effet
space-of = { $where }, emplacement { $number }
bid-of = { $where }, mise de { $bid }
place-at = Placer un assistant : { $where }
place-beside = Placer un assistant : { $where }, avec { $names }
space-closed = Fermé ({ $marker }) : pas assez de joueurs
card-face-down = Carte cachée { $number }
assistant-of = Assistant ({ $name })
special-of = { $special } ({ $name })
tray = Sur le bureau
tray-discard = La défausse
draft-pool = Encore libres, quand viendra votre tour

## Collections, mains, bibliothèques

shelf-of = Collection : { $name }
shelf-label = Collection : { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
shelf-count = { $count } / { $goal }
shelf-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
turn-order = Ordre du tour : { $names }.
trigger-help = Cartes dans la Collection. Dès qu’une Collection en compte { $goal }, la dernière manche est déclenchée.
shelf-empty = Une Collection vide. La première carte peut aller n’importe où.
goal = Le plus de points sur le formulaire gagne. Les cartes s’archivent dans l’ordre : par lettre, puis par numéro.
section-empty = Case vide
cell-label = Case libre, rangée { $row }, colonne { $column }
card-title = { $letter }{ $number }, numéro { $number } sur { $quantity }
hand-of = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hand-empty = Aucune carte en main.
hand-count = { $count ->
    [one] { $count } en main
   *[other] { $count } en main
}
known-in-hand = Connues, en main :
library = Bibliothèque
library-with = Bibliothèque : { $name }
public-library = Bibliothèque publique
library-level = Niveau { $level } sur 7
library-wins = Vous gagnez avec plus de points que la Bibliothèque ; à égalité, vous perdez.
library-holds = { $count ->
    [one] Possède { $count } carte
   *[other] Possède { $count } cartes
}
library-holds-help = Tout ce qui est défaussé finit ici et compte pour elle à la fin. On ne peut y fouiller qu’à la Décharge publique.
library-open-help = Étalée et comptée. Ce que vous retournez maintenant n’y change rien.
library-tally = Ses livres
library-clues = Indices : ce n’est pas sa spécialité
library-clue-hidden = encore cachée
library-focus = Sa spécialité
library-possible = Spécialités possibles
home-spaces = Maison
to-place = À placer
to-place-none = plus personne
pick-up = Prendre : { $piece }
focus = Spécialité
first-player = Premier joueur
first-player-short = 1er
left-to-place = { $count ->
    [one] { $count } assistant à placer
   *[other] { $count } assistants à placer
}
at-home = à la maison

## Le côté

form-so-far = Formulaire à ce stade
form-sum = À présent
form-sum-solo = À présent, sans B2
form-with-best = Si chacun retourne
form-ahead = en tête
form-totals = Total actuel { $now }, en retournant au mieux { $best }
form-prominent = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
} de la catégorie « { $category } » à ce stade. La ligne B2 peut encore changer selon ce qu’archivent les autres.
form-prominent-none = Aucun livre de la catégorie « { $category } » à ce stade. La ligne B2 vous donne quand même { $points ->
    [one] { $points } point
   *[other] { $points } points
}, parce { $ahead ->
    [0] que personne n’en a et que tous se partagent les récompenses.
    [one] qu’un seul joueur en a.
   *[other] que seuls { $ahead } joueurs en ont.
}
form-prominent-solo = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
} de la catégorie « { $category } » à ce stade. La ligne B2 se règle à la fin.
form-prominent-open = { $count ->
    [one] { $count } livre
   *[other] { $count } livres
} de la catégorie « { $category } » à ce stade ; la Bibliothèque publique en a { $library } et gagne les égalités.
form-best-help = « À présent », ce sont les points des Collections telles qu’elles sont. Si chacun retourne au mieux ses cartes avant l’inspection, le total sera de { $best }.
form-sides-help = Choisir les totaux fait passer toutes les lignes, tous les nombres de livres et les points des emplacements de « À présent » à « Si chacun retourne », et inversement. Les cartes à retourner ont un coin en pointillé. Le total en tête est souligné.
form-best-lower = C’est moins qu’à présent, parce que d’autres, en retournant des cartes, prennent des points de la ligne B2.
form-best-b2 = Si chacun retourne au mieux ses cartes : B2 { $points }, livres de la catégorie « { $category } » : { $count }.
out-of-order = serait retournée
out-of-order-then = L’inspection retournerait alors : { $cards }.
misfiled = { $card } vient après { $before } dans cette Collection, mais avant dans l’alphabet : l’inspection retournerait cette carte.
better-down = Face visible, { $card } coûte des points. On peut retourner cette carte avant l’inspection.
misfiled-break = { $card } après { $before }
misfiled-break-short = { $before } › { $card }
line-counts = { $line } compte { $cards }.
line-counts-none = { $line } ne compte aucune carte.
line-counts-rarest = { $line } compte la catégorie la plus rare, « { $category } » : { $cards }.
form-change = { $change } avec ce choix
public-form-lines = Ce que tout le monde peut en voir : B1 { $b1 }, B2 { $b2 }, B3 { $b3 }, B4 { $b4 }. La spécialité secrète ajoute { $focus }.
public-form-shared = Même sans livre de la catégorie « { $category } », la ligne B2 rapporte : tous ceux qui n’en ont aucun se partagent les récompenses restantes.
cell-worth = { $cell } : { $change } { $points ->
    [one] point
   *[other] points
}
cell-worth-same = { $cell } : ni plus ni moins de points
cell-best = la meilleure case
log = Journal
log-new = Nouveau depuis votre dernier tour
since-title = Depuis votre dernier tour
announce-more = { $count ->
    [one] Encore un coup, voir le journal.
   *[other] Encore { $count } coups, voir le journal.
}
pane-town = Cité
pane-shelf = Ma Collection
pane-others = Autres
pane-library = Bibliothèque publique
pane-sheet = Formulaire, journal
bytext-open = Afficher la table en texte

## À plusieurs sur un appareil

pass-look = Voilà ce que cela donne. Ensuite : { $name }.
pass-on = Terminé, passer l’appareil
curtain-pass = Passez l’appareil à { $name }
curtain-why = La prochaine main n’est que pour { $name }. Les autres regardent le plafond.
curtain-take = C’est moi, { $name }

## La fin

line-b1 = Stabilité des étagères
line-b2 = Livres Populaires
line-b3 = Livres Bannis
line-b4 = Diversité
line-b5 = Spécialité
rank = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
cards-in-hand = Cartes restées en main
play-again = Rejouer
rematch-join = Rejoindre la revanche
rematch-opened = { $name } veut rejouer : la nouvelle table est prête.
download-record = Télécharger l’enregistrement
open-replay = Revoir la partie
inspector-title = L’inspection est là
inspector-skip = Passer au résultat
inspector-onward = Cliquez pour continuer
inspector-count = Cartes examinées : { $looked } sur { $cards }, retournées : { $turned }
inspector-shelf = Collection ({ $name }) : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $turned ->
    [0] tout est en ordre.
    [one] mal classée, donc retournée : { $cards }.
   *[other] mal classées, donc retournées : { $cards }.
}
inspector-entry = { $name } : { $points }, total provisoire { $sum }.
inspector-place = { $name }, { $place } ; points : { $points }.
race-decided = Ce qui a fait la différence : { $line }, { $own } contre { $other }.
to-form = Retour au formulaire

## Compter une vraie table

score-title = Points d’une vraie partie
score-about = Vous avez joué avec la vraie boîte ? Saisissez les Collections, et l’inspection remplit le formulaire.
score-open = Remplir un formulaire
record-title = Revoir un enregistrement
deck-type = Saisir les cartes de votre boîte
