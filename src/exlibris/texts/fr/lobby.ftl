### Le salon : les tables que chacun peut rejoindre, et les choix pour sa propre table.

lobby-title = Tables ouvertes
lobby-about = Ces tables cherchent encore des joueurs. La partie commence dès que la dernière place libre est prise.
lobby-empty = Personne n’attend de joueurs en ce moment.
lobby-empty-how = Invitez quelqu’un par un lien, ou ouvrez une table à tout le monde : elle reste affichée ici jusqu’à ce que quelqu’un s’y installe.
lobby-own = Ouvrir une table pour deux
lobby-invite = Inviter quelqu’un par un lien
lobby-open = Ouvrir une table à tout le monde
lobby-open-otherwise = Choisir d’abord les règles, les places et les pendules
lobby-finished = Parties finies
lobby-finished-about = Tout le monde ici peut les revoir. Celles des tables ouvertes par lien ne figurent dans aucune liste.
lobby-players = Les joueurs et leur classement
lobby-host = { $host } invite
lobby-seats = places prises : { $taken } sur { $seats }
lobby-no-limit = Le temps de chacun est illimité.
lobby-yours = Vous êtes à cette table.
lobby-join = Aller voir
lobby-go = Y aller
lobby-count = { $count ->
    [0] Aucune table ouverte.
    [one] { $count } table ouverte.
   *[other] { $count } tables ouvertes.
}
listing-title = Qui peut rejoindre la table
listing-link = qui a le lien
listing-all = tout le monde ici
listing-help = Tant qu’il reste des places, la table est montrée à tout le monde sur ce serveur. Une fois la partie finie, tout le monde peut la revoir.
listing-is = Cette table est dans le salon : chacun sur ce serveur peut y prendre place.
listing-asks = Cette table est dans le salon : chacun sur ce serveur peut y demander une place.
seats-title = Qui s’assied où
seats-entered = comme ci-dessus
seats-drawn = tirage au sort
seats-help = Les places sont tirées au sort au début de la partie. Le tirage découle de la graine : chacun peut le vérifier après coup.
seats-will = Les places seront tirées au sort au début de la partie.
approval-choose = Je décide qui s’assied
approval-help = Qui veut une place vous la demande avant la partie, et vous acceptez ou refusez.
approval-is = L’hôte décide qui s’assied.
time-choose = Qui épuise son temps perd la partie
time-help = Comme après un abandon : un ordinateur joue à sa place et, à deux, l’autre gagne.
time-is = Qui épuise son temps perd la partie.
approval-yours = C’est vous qui décidez qui s’assied.
approval-title = Qui voudrait s’asseoir
approval-request = { $name } demande « { $seat } »
approval-program = programme externe
approval-accept = Accepter
approval-accept-name = Accepter : { $name }
approval-decline = Refuser
approval-decline-name = Refuser : { $name }
approval-asked = Vous avez demandé « { $seat } ». L’hôte décide ; la place est à vous dès son accord.
approval-withdraw = Retirer la demande
approval-declined = L’hôte a refusé votre demande.
approval-left = { $count ->
    [0] Vous ne pouvez plus demander de place à cette table.
    [one] Vous pouvez demander encore une fois.
   *[other] Vous pouvez demander encore { $count } fois.
}
webhook-help = Quand une décision vous attend et que vous n’avez aucune page de la table ouverte, le serveur envoie à cette adresse un message avec les noms des joueurs et le lien. Le webhook d’un salon Discord convient. Gardez l’adresse secrète.
webhook-url = Adresse (https)
webhook-choose = L’utiliser
webhook-forget = La supprimer
webhook-chosen = Enregistrée ; un premier message est en route.
webhook-forgotten = Supprimée.
notices-pushed = Un avis vous parviendra même si aucune page d’Ex Libris n’est ouverte.
notices-open-only = Un avis vous parviendra tant qu’une page de la table est ouverte : ce navigateur ne peut pas être joint autrement.

## La salle d’attente

waiting-title = On rapproche les chaises
waiting-seated = La partie commence dès que toutes les places sont prises. Envoyez le lien aux personnes qui manquent.
waiting-guest = On vous invite. Prenez une place libre.
waiting-host-gone = L’hôte est parti : toute personne assise ici peut lancer la partie.
invited-by = { $host } vous invite à jouer.
invited-to = { $rulebook }, places : { $seats }
link-loopback = Ce lien ne marche que sur cette machine : personne d’autre ne peut l’ouvrir. Lancez le serveur avec --lan et ouvrez l’adresse qu’il affiche.
link-qr = Le lien en code QR
seat-free = libre, à prendre
sit-down = Je m’installe ici
seat-ask = Demander cette place
seat-release = Libérer la place
start-now = Commencer, avec des ordinateurs aux places libres
people-here = à table
