### Ce que l'entraîneur dit d'un choix. Les quantités sont des points attendus, à une décimale ; les « autres choix » sont les meilleurs après lui.

coach-more = { $line } : environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus qu’avec les autres choix.
coach-less = En échange, { $line } : environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de moins.
coach-rival = Le meilleur total adverse baisse d’environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
}.
coach-rival-solo = Le total de la Bibliothèque publique baisse d’environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
}.
coach-stability-up = La stabilité des étagères passe à { $count }.
coach-stability-kept = La stabilité des étagères reste à { $count }.
coach-shelved = { $count ->
    [one] Une carte rejoint votre Collection.
   *[other] { $count } cartes rejoignent votre Collection.
}
coach-drawn = { $count ->
    [one] Une carte rejoint votre main.
   *[other] { $count } cartes rejoignent votre main.
}
coach-order = { $count ->
    [one] Une carte de plus reste dans l’ordre alphabétique.
   *[other] { $count } cartes de plus restent dans l’ordre alphabétique.
}
coach-room = { $count ->
    [one] Une carte de votre main trouve encore sa place dans l’ordre.
   *[other] { $count } cartes de votre main trouvent encore leur place dans l’ordre.
}
coach-lead = { $count ->
    [one] Vous avez un Livre Populaire d’avance.
   *[other] Vous avez { $count } Livres Populaires d’avance.
}
coach-denied = Ce lieu échappe à { $other } : { $tile }.
coach-even = Les meilleurs choix se valent à peu près.
coach-close = L’écart est trop faible pour trancher ; ce choix paraît le meilleur pour l’instant.
coach-best = Ce choix l’emporte par une foule de petits avantages.
coach-hurried = Seul l’effet immédiat a été pesé ; le temps a manqué pour voir plus loin.
coach-shelving = Le plus de points tout de suite : { $what } ({ $lines }).
coach-form = Sur votre formulaire : { $lines }.
coach-form-same = Les points de votre formulaire ne changent pas pour l’instant.
coach-form-card = Archivée au meilleur endroit, cette carte change votre formulaire : { $lines }.
coach-form-later = Archivée maintenant, cette carte ne rapporterait encore rien.
coach-form-there = La meilleure carte y est { $what } ; archivée au meilleur endroit, elle change votre formulaire : { $lines }.
coach-line = { $code } ({ $name }) de { $before } à { $after }
coach-turned = Hors de l’ordre ensuite : { $cards }.
coach-than = Tout de suite { $now } ; avec le choix suivant, { $other } : { $then }.
coach-than-later = Le choix suivant, { $other }, rapporte plus tout de suite ({ $then } au lieu de { $now }), mais promet moins d’ici la fin.
coach-only = Il n’y a que ce choix.
coach-cost = environ { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $amount ->
    [one] point
   *[other] points
} de moins face au meilleur adversaire
coach-cost-solo = environ { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $amount ->
    [one] point
   *[other] points
} de moins face à la Bibliothèque publique
coach-cost-between = { $least } à { $most } points de moins face au meilleur adversaire
coach-cost-between-solo = { $least } à { $most } points de moins face à la Bibliothèque publique
coach-cost-win = chances de gagner réduites de { NUMBER($amount, maximumFractionDigits: 0) } %
coach-cost-win-between = chances de gagner réduites de { $least } à { $most } %
coach-cost-both = { $cost }, { $win }
coach-equal = à peu près aussi bon
coach-unclear = trop serré pour trancher
coach-weaker = un peu moins bon
coach-weaker-clearly = nettement moins bon
coach-weaker-far = bien moins bon
puzzle-grade = { $grade ->
    [1] Facile : voyez ce que chaque choix rapporte aussitôt.
    [2] Moyenne : pensez à ce que chaque choix rend possible.
   *[3] Difficile : ce qui semble d’abord le meilleur ne l’est pas.
}
