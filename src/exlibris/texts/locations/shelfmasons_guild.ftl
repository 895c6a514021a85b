## en

location-shelfmasons_guild-name = Shelfmasons’ Guild
    .at = at the Shelfmasons’ Guild
location-shelfmasons_guild-summary = Slide neighboring cards of one shelf row { $shelfmasons_directions ->
    [sideways] left or right.
   *[all] in one direction.
}
    .brief = Slide cards along your shelf
location-shelfmasons_guild-detail =
    Choose a direction ({ $shelfmasons_directions ->
        [sideways] left or right
       *[all] left, right, up, or down
    }) and a set of neighboring cards in one row of your
    shelf; slide them that way by as many cells as you like. At every step the shelf has to stay in one
    piece and within three rows, and no card moves through another. The slide may leave a gap. You may
    also leave everything as it stands.

prompt-shift-direction = { $player }, which way do you shift cards of one row of your shelf?
    .done = shift nothing
prompt-shift-first = { $player }, which card is at one end of the group you shift { $direction ->
        [up] up
        [down] down
        [left] to the left
       *[right] to the right
    }?
    .action = start with { $card }
    .done = shift nothing
prompt-shift-last = { $player }, which card is at the other end? All cards in between shift { $direction ->
        [up] up
        [down] down
        [left] to the left
       *[right] to the right
    }, too.
    .action = end with { $card }
    .done = shift nothing
prompt-shift-on = { $player }, shift the same cards one more cell { $direction ->
        [up] up
        [down] down
        [left] to the left
       *[right] to the right
    }?
    .done = leave them here

## pl

location-shelfmasons_guild-name = Gildia Półkomurarzy
    .at = w Gildii Półkomurarzy
location-shelfmasons_guild-summary = Przesuń sąsiednie karty z jednej półki { $shelfmasons_directions ->
    [sideways] w lewo lub w prawo.
   *[all] w jedną stronę.
}
    .brief = Przesuń karty na półce
location-shelfmasons_guild-detail =
    Wybierz kierunek ({ $shelfmasons_directions ->
        [sideways] w lewo lub w prawo
       *[all] w lewo, w prawo, w górę lub w dół
    }) i zestaw sąsiednich kart z jednej półki, czyli jednego rzędu; przesuń je w tę stronę o tyle pól, ile chcesz. Przy
    każdym kroku wszystkie karty muszą zostać w jednym kawałku i w obrębie trzech rzędów, nie przechodząc jedna przez drugą.
    Po przesunięciu może zostać luka. Możesz też zostawić wszystko, jak stoi.

prompt-shift-direction = { $player }, w którą stronę przesuwasz karty z jednej półki?
    .done = nic nie przesuwać
prompt-shift-first = { $player }, która karta stoi na jednym końcu zestawu, który przesuwasz { $direction ->
        [up] w górę
        [down] w dół
        [left] w lewo
       *[right] w prawo
    }?
    .action = zacząć od { $card }
    .done = nic nie przesuwać
prompt-shift-last = { $player }, która karta stoi na drugim końcu? Wszystkie pomiędzy też przesuną się { $direction ->
        [up] w górę
        [down] w dół
        [left] w lewo
       *[right] w prawo
    }.
    .action = skończyć na { $card }
    .done = nic nie przesuwać
prompt-shift-on = { $player }, przesuwasz te same karty dalej { $direction ->
        [up] w górę
        [down] w dół
        [left] w lewo
       *[right] w prawo
    }?
    .done = zostawić je tutaj

## cs

location-shelfmasons_guild-name = Cech policozedníků
    .at = v Cechu policozedníků
location-shelfmasons_guild-summary = Posuňte sousední karty z jedné řady polic { $shelfmasons_directions ->
    [sideways] doleva či doprava.
   *[all] jedním směrem.
}
    .brief = Posuňte karty v policích
location-shelfmasons_guild-detail =
    Zvolte směr ({ $shelfmasons_directions ->
        [sideways] doleva nebo doprava
       *[all] doleva, doprava, nahoru nebo dolů
    }) a sousední karty z jedné řady svých polic; posuňte je tím směrem o tolik míst, kolik chcete. Při každém kroku musí police
    držet pohromadě, smějí mít nejvýš tři řady a žádná karta neprojde jinou. Po posunu může zbýt mezera. Můžete také nechat všechno,
    jak stojí.

prompt-shift-direction = { $player }: kterým směrem posunete karty z jedné řady svých polic?
    .done = neposouvat nic
prompt-shift-first = { $player }: kterou kartou začíná skupina, kterou posunete { $direction ->
        [up] nahoru
        [down] dolů
        [left] doleva
       *[right] doprava
    }?
    .action = začít kartou { $card }
    .done = neposouvat nic
prompt-shift-last = { $player }: která karta je na druhém konci? Posunou se { $direction ->
        [up] nahoru
        [down] dolů
        [left] doleva
       *[right] doprava
    } i všechny mezi nimi.
    .action = skončit kartou { $card }
    .done = neposouvat nic
prompt-shift-on = { $player }: posunete tytéž karty ještě dál { $direction ->
        [up] nahoru
        [down] dolů
        [left] doleva
       *[right] doprava
    }?
    .done = nechat je tady

## fr

location-shelfmasons_guild-name = Guilde des étagéristes
    .at = à la Guilde des étagéristes
location-shelfmasons_guild-summary = Décalez { $shelfmasons_directions ->
    [sideways] à gauche ou à droite
   *[all] dans le sens voulu
} des cartes voisines d’une même rangée.
    .brief = Décalez des cartes voisines
location-shelfmasons_guild-detail =
    Choisissez une direction ({ $shelfmasons_directions ->
        [sideways] à gauche ou à droite
       *[all] à gauche, à droite, en haut ou en bas
    }) et des cartes voisines d’une rangée de votre Collection ; décalez-les dans ce sens d’autant de cases que vous le
    souhaitez. À chaque pas, la Collection doit tenir d’un seul bloc et sur trois rangées, et aucune carte ne passe à
    travers une autre. Le décalage peut laisser un trou. Vous pouvez aussi tout laisser en place.

prompt-shift-direction = { $player }, dans quel sens décalez-vous des cartes d’une rangée de votre Collection ?
    .done = ne rien décaler
prompt-shift-first = { $player }, quelle carte est à un bout du groupe que vous décalez { $direction ->
        [up] vers le haut
        [down] vers le bas
        [left] vers la gauche
       *[right] vers la droite
    } ?
    .action = commencer par { $card }
    .done = ne rien décaler
prompt-shift-last = { $player }, quelle carte est à l’autre bout ? Toutes celles qui sont entre les deux suivent { $direction ->
        [up] vers le haut
        [down] vers le bas
        [left] vers la gauche
       *[right] vers la droite
    }.
    .action = finir par { $card }
    .done = ne rien décaler
prompt-shift-on = { $player }, décalez-vous encore les mêmes cartes { $direction ->
        [up] vers le haut
        [down] vers le bas
        [left] vers la gauche
       *[right] vers la droite
    } ?
    .done = les laisser là
