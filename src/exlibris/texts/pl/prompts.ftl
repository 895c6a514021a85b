### O czym trzeba zdecydować. Każde pytanie wymienia osobę, rzecz i zasadę. „action” mówi, co robi jeden z wyborów,
### „done”, co znaczy zakończenie; bez nich obowiązują ogólne słowa z actions.ftl.
### $place to klucz lokacji, a $rule_id zasady, dla pytań wspólnych dla kilku efektów; $offered liczy rzeczy do wyboru.

## Przygotowanie i umieszczanie

prompt-library = { $player }, wybierz swoją bibliotekę. Przychodzi z nią jej starszy pomocnik; druga zostaje w pudełku.
prompt-library-pool = { $player }, weź jedną z odkrytych bibliotek, a potem usuń z gry inną.
prompt-assistant-card = { $player }, wybierz swojego starszego pomocnika.
prompt-eliminate = { $player }, która lokacja opuszcza grę? Po każdej rundzie odchodzą dwie.
    .action = zamknąć na dobre: { $tile }
prompt-place = { $player }, umieść pomocnika w mieście lub u siebie.

## Czynności wspólne dla wielu efektów

prompt-home = { $player }, możesz wykonać jedną akcję domową: dobrać kartę albo ustawić jedną na półce.
    .done = nie robić nic
prompt-both-home = { $player }, możesz wykonać obie akcje domowe, w dowolnej kolejności: dobrać kartę i ustawić jedną na półce.
    .done = poprzestać na tym
prompt-put = { $player }, gdzie ma stanąć { $card }? Obok ustawionej karty, w obrębie trzech rzędów.
    .action = ustawić { $card } { $where }
prompt-shelve-gained = { $player }, możesz ustawić na półce { $rule_id ->
    [LOC03-05] dowolne z wygranych kart
    [LOC07-05] wygrane karty, najwyżej po jednej za każdą osobę obecną w jaskini
    [LOC09-03] do dwóch z dobranych kart
    [LOC14-02] dowolne z wziętych kart
    [LOC16-04] dowolne z wziętych kart
    [LOC06-02] jedną z dobranych kart
    [LOC13-05] jedną z wziętych kart
    [ASST-GOBLIN-04] dowolne z kart pożyczonych przez Szubrawca
   *[other] { $offered ->
        [one] zdobytą kartę
       *[other] dowolne ze zdobytych kart
    }
}.
    .action = ustawić { $card }
    .done = resztę zatrzymać na ręce
prompt-shelve-hand = { $player }, { $rule_id ->
    [LOC04-01] { $paper_mill_discards ->
        [hand_or_shelf] ustaw na półce jedną lub dwie karty z ręki.
       *[hand_and_shelf] możesz ustawić na półce do dwóch kart z ręki.
    }
    [LOC17-03] { $rummage_sale_shelving ->
        [may] karta sprzedana: możesz ustawić jedną z ręki na półce.
       *[must] karta sprzedana: ustaw jedną z ręki na półce.
    }
   *[other] którą kartę z ręki ustawiasz na półce?
}
    .action = ustawić { $card }
    .done = nic więcej nie ustawiać
prompt-discard-hand = { $player }, odrzuć dowolną liczbę kart z ręki; dobierzesz o jedną więcej.
    .action = odrzucić { $card }
    .done = nic więcej nie odrzucać i dobrać
prompt-discard-own = { $place ->
    [book_collector] { $player }, odrzuć dowolne karty z ręki lub półki: każde dwie książki, których chce Kolekcjoner, dają kartę.
   *[other] { $player }, { $paper_mill_discards ->
        [hand_or_shelf] odrzuć jedną lub więcej kart, tylko z ręki albo tylko z półki; potem ustaw jedną lub dwie.
       *[hand_and_shelf] odrzuć jedną lub więcej kart z ręki lub półki; potem możesz ustawić do dwóch.
    }
}
    .action = odrzucić { $card }
    .done = nic więcej nie odrzucać
prompt-keep-from-deck = { $player }, zostaw sobie jedną z tych kart z talii: trafia na rękę.
    .action = zostawić { $card }
prompt-put-back = { $player }, pozostałe wracają na wierzch talii: która ma leżeć najgłębiej?
    .action = odłożyć { $card } pod resztę
prompt-put-at-bottom = { $player }, możesz odłożyć wierzchnią kartę talii na spód.
    .action = odłożyć { $card } na spód
    .done = zostawić na wierzchu
prompt-take = { $player }, { $rule_id ->
    [LOC05-01] weź kartę { $at }; potem jedną oddasz
    [LOC16-02] { $tax_collector_pays ->
        [tile] weź { $at } tyle innych kart, ile zapłacono: jeszcze { $count }
       *[discard] weź { $at } tyle kart, ile poszło do odrzuconych: jeszcze { $count }
    }
   *[other] weź kartę { $at }
}.
    .action = wziąć { $card }
prompt-name-category = { $player }, { $rule_id ->
    [LOC13-02] podaj katalog, potem obejrzyj karty { $at }; { $mysterious_shack_take ->
        [all] bierzesz te, które mają jego książki.
       *[any] możesz wziąć te, które mają jego książki.
    }
    [LOC11-01] podaj katalog, którego szukasz w stosie kart odrzuconych.
   *[other] o jaki katalog ma pytać Szubrawiec? Odpowiada { $other }.
}
    .action = podać: { $category }

## Lokacje

prompt-swap-take = { $player }, którą kartę chcesz { $at }? Oddasz za nią jedną z ręki.
    .action = wziąć { $card }
prompt-swap-give = { $player }, którą kartę z ręki dajesz za { $card }? Zostanie { $at }, odkryta.
    .action = dać { $card }
prompt-pay-bid = { $player }, zapłać swoją ofertę: odrzuć z ręki jeszcze { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
    .action = odrzucić { $card }
prompt-choose-gift = { $player }, którą kartę { $at } oddajesz? Dostanie ją ktoś inny.
    .action = oddać { $card }
prompt-choose-recipient = { $player }, kto dostanie { $card }?
    .action = dostanie { $other }
prompt-bet = { $player }, podaj katalog, którego nikt nie podał. Odkryjemy cztery karty; wygrywa najliczniejszy katalog.
    .action = obstawić: { $category }
prompt-lounge = { $player }, wezwij pomocnika do domu, zmień coś na półce albo jedno i drugie.
    .done = zostawić wszystko, jak jest
prompt-bring-home = { $player }, którego pomocnika wzywasz do domu? Od razu użyje wolnego pola domowego.
    .action = wezwać do domu { $assistant } ({ $at }, pole { $number })
    .done = nikogo nie wzywać
prompt-change-shelf = { $player }, co zmieniasz na swojej półce? Tylko jedną rzecz.
    .done = nic nie zmieniać
prompt-pick-shelved = { $player }, która karta z półki zmienia miejsce?
    .action = wybrać { $card }
    .done = nic nie zmieniać
prompt-swap-hand = { $player }, która karta z ręki zajmie miejsce, na którym stoi { $card }?
    .action = wstawić tam { $card }
    .done = nic nie zmieniać
prompt-swap-shelf = { $player }, która karta zamienia się miejscami z { $card }?
    .action = zamienić z { $card }
    .done = nic nie zmieniać
prompt-reshelve = { $player }, którą kartę zdejmujesz z półki, by ustawić ją na nowo? Reszta musi się trzymać razem.
    .action = zdjąć { $card }
    .done = nic nie zmieniać
prompt-search = { $player }, weź ze stosu kart odrzuconych kartę z katalogu „{ $category }”.
    .action = wziąć { $card }
    .done = nie brać żadnej
prompt-take-matching = { $player }, możesz wziąć dowolne z tych kart z katalogu „{ $category }”; inne zostają zakryte.
    .action = wziąć { $card }
    .done = pozostałe zostawić
prompt-send-from-home = { $player }, którego pomocnika z domu Gildia wysyła do miasta?
    .action = wysłać { $assistant }
prompt-displace = { $player }, czyje miejsce w mieście zajmujesz? Wyparty pomocnik wraca do właściciela.
    .action = zająć miejsce { $at }, pole { $number }
prompt-displace-which = { $player }, na tym polu { $there } stoi dwóch pomocników: który wraca do właściciela?
prompt-displace-whose = { $player }, na tym polu { $there } stoi dwóch pomocników: czyj wraca do właściciela?
    .action = odesłać pomocnika ({ $other })
prompt-pay-tax = { $player }, { $other } przysyła Poborcę Podatkowego: połóż na kaflu kartę z ręki lub półki.
    .action = zapłacić { $card }
prompt-discard-to-take = { $player }, { $tax_collector_pays ->
    [tile] zapłać dowolnymi kartami z ręki lub półki; zostaną { $at }, a weźmiesz tyle samo innych.
   *[discard] odrzuć dowolne karty z ręki lub półki; tyle samo weźmiesz { $at }.
}
    .action = { $tax_collector_pays ->
        [tile] zapłacić { $card }
       *[discard] odrzucić { $card }
    }
    .done = { $tax_collector_pays ->
        [tile] nic więcej nie płacić
       *[discard] nic więcej nie odrzucać
    }
prompt-offer = { $player }, które karty z ręki wystawiasz? Za każdą sprzedaną dobierasz dwie i { $rummage_sale_shelving ->
    [may] możesz ustawić jedną.
   *[must] ustawiasz jedną.
}
    .action = wystawić { $card }
    .done = nic więcej nie wystawiać
prompt-buy = { $player }, { $other } wyprzedaje: weź kartę albo spasuj. Za każdą sprzedaną { $other } dobiera dwie i { $rummage_sale_shelving ->
    [may] może jedną ustawić.
   *[must] jedną ustawia.
}
    .action = wziąć { $card }
    .done = spasować
prompt-shift-direction = { $player }, w którą stronę przesuwasz karty z jednego rzędu półki?
    .done = nic nie przesuwać
prompt-shift-first = { $player }, która karta stoi na jednym końcu przesuwanej grupy?
    .action = zacząć od { $card }
    .done = nic nie przesuwać
prompt-shift-last = { $player }, która karta stoi na drugim końcu? Wszystkie pomiędzy przesuną się razem z nimi.
    .action = skończyć na { $card }
    .done = nic nie przesuwać
prompt-shift-on = { $player }, przesuwasz te same karty dalej?
    .done = zostawić je tutaj

## Starsi pomocnicy

prompt-bookworm-again = { $player }, Mól Książkowy jest wciąż głodny: odrzuć kartę z ręki lub półki, by znów dobrać i ustawić.
    .action = nakarmić kartą { $card }
    .done = wystarczy
prompt-cube = { $player }, Galaretowata Kostka blokuje drzwi { $at }: { $other } dostaje losową kartę z twojej ręki czy dobiera i ustawia?
prompt-goblin-victim = { $player }, kogo okrada Szubrawiec { $at }? Każdą z obecnych tam osób raz.
    .action = okraść: { $other }
    .done = więcej nie kraść
prompt-goblin-hand-over = { $player }, { $other } przysyła Szubrawca po katalog „{ $category }”: którą kartę oddajesz?
    .action = oddać { $card }
prompt-golem = { $player }, Golem Złomek może ocalić jedną z kart, które zaraz zostaną odrzucone { $at }.
    .action = ocalić { $card }
    .done = niech idą
prompt-imp = { $player }, Ognisty Imp może { $offered ->
    [one] spalić kartę { $at } za jedną akcję domową.
   *[other] palić karty { $at }: jedną za jedną akcję domową albo wszystkie za dwie.
}
    .done = nic nie palić
prompt-imp-card = { $player }, którą kartę pali Ognisty Imp { $at }?
    .action = spalić { $card }
prompt-imp-unseen = { $player }, którą z zakrytych kart pali Ognisty Imp { $at }?
    .action = spalić zakrytą kartę { $number }
prompt-mummy = { $player }, jak Mumia ustawia { $card }? Karta zabalsamowana daje 2 punkty, ale jej książki się nie liczą.
prompt-mummy-cover = { $player }, którą kartę przykryje { $card }?
    .action = zabalsamować { $card }
prompt-mummy-bury = { $player }, pod którą kartą zabalsamować { $card }?
    .action = zabalsamować pod { $card }
prompt-sasquatch = { $player }, { $other } podchodzi zbyt blisko Wielkiej Stopy { $at }: wycofać ją czy niech zostanie?
prompt-witch = { $player }, Wiedźma odkrywa { $card }: którą z dwóch zatrzymujesz? Druga zostaje odrzucona.
    .action = zatrzymać { $card }
prompt-witch-reveal = { $player }, czy Wiedźma ma odkryć kartę? Zatrzymasz ją albo Zakazaną, drugą ustawisz zakrytą.
    .done = zostawić, jak jest
prompt-witch-shelve = { $player }, Wiedźma odkrywa { $card }: którą z dwóch zatrzymujesz? Druga idzie zakryta na twoją
    półkę.
    .action = zatrzymać { $card }
prompt-wizard = { $player }, jak Czarnoksiężnik ustawia { $card }? Przesunięcie o jedno pole może zrobić miejsce.
prompt-wizard-group = { $player }, wybierz { $wizard_shift ->
    [any_cards] dowolne karty
   *[group] sąsiadujące ze sobą karty
} do przesunięcia; { $card } trafi tam, gdzie zrobią lukę.
    .action = przesunąć też { $card }
    .done = przesunąć te
prompt-wizard-gap = { $player }, na które z opróżnionych pól trafi { $card }?
    .action = wstawić { $card } { $where }

## Inspekcja

prompt-flip = { $player }, zakryj karty, jeśli pomoże to alfabetowi, i daj znak. Nikt tego nie zobaczy, póki trwa zakrywanie.
