### O czym trzeba zdecydować. Każde pytanie wymienia osobę, rzecz i zasadę. „action” mówi, co robi jeden z wyborów,
### „done”, co znaczy zakończenie; bez nich obowiązują ogólne słowa z actions.ftl.
### $place to klucz lokacji, a $rule_id zasady, dla pytań wspólnych dla kilku efektów; $offered liczy rzeczy do wyboru.

## Przygotowanie i umieszczanie

prompt-library = { $player }, wybierz swoją bibliotekę. Przychodzi z nią jej starszy pomocnik; druga zostaje w pudełku.
prompt-library-pool = { $player }, weź jedną z odkrytych bibliotek, a potem usuń z gry inną.
prompt-assistant-card = { $player }, wybierz swojego starszego pomocnika.
prompt-eliminate = { $player }, która lokacja opuszcza grę? Po każdej rundzie odchodzą dwie; teraz { $count ->
    [1] pierwsza
   *[other] druga
}.
    .action = zamknąć na dobre: { $tile }
home-actions-follow = { $count ->
    [one] Po niej jeszcze jedna akcja domowa.
    [few] Po niej jeszcze { $count } akcje domowe.
    [many] Po niej jeszcze { $count } akcji domowych.
   *[other] Po niej jeszcze { $count } akcji domowej.
}
library-keeps-discards = Odrzucone karty dostaje Biblioteka Miejska.
prompt-place = { $player }, umieść pomocnika w mieście lub u siebie.

## Why an assistant can’t be placed on a free space

why-space-alike = Te pola są takie same: wybierz pierwsze wolne.
why-space-special = Do umieszczenia zostaje { $assistant }; tam nie może wejść. { $summary }
why-space-blocked = Stoi tam { $assistant } i nikogo więcej nie wpuszcza.
why-space-one = W grze solo w tej lokacji mieści się jeden pomocnik.
why-space-visitors = Nie tutaj – ze względu na to, kto stoi w tej lokacji.
why-bid-short = Oferta { $bid }: tyle kart trzeba zapłacić, a na ręce masz na razie { $count }.
why-space-idle = W tej chwili nic by się tu nie stało.
why-space-costly = W tej chwili można tu tylko stracić karty.

## Czynności wspólne dla wielu efektów

prompt-home = { $player }, możesz wykonać jedną akcję domową: dobrać kartę albo ustawić jedną na półce.
    .done = nie robić nic
prompt-both-home = { $player }, { $rule_id ->
    [ASST-CUBE-01] do twojej Galaretowatej Kostki dołącza { $other }: możesz
   *[other] możesz
} wykonać { $chosen ->
    [0] obie akcje domowe, w dowolnej kolejności (dobrać, ustawić).
   *[other] też drugą akcję domową.
}
    .done = poprzestać na tym
prompt-put = { $player }, gdzie ma stanąć { $card }? Obok ustawionej karty, w obrębie trzech rzędów.
    .action = ustawić { $card } { $where }
prompt-shelve-gained = { $player }, możesz ustawić na półce { $rule_id ->
    [LOC03-05] dowolne z wygranych kart
    [LOC07-05] { $chosen ->
        [0] wygrane karty, najwyżej po jednej za każdą osobę obecną w Jaskini
       *[other] kolejne z wygranych kart, razem najwyżej po jednej za każdą osobę obecną w Jaskini
    }
    [LOC09-03] { $chosen ->
        [0] najwyżej dwie z dobranych kart
       *[other] jeszcze jedną z dobranych kart
    }
    [LOC14-02] dowolne z wziętych kart
    [LOC16-04] dowolne z wziętych kart
    [LOC06-02] jedną z dobranych kart
    [LOC13-05] jedną z wziętych kart
    [ASST-GOBLIN-04] dowolne z kart pożyczonych przez Szubrawca
   *[other] { $offered ->
        [1] kartę { $card }, zdobytą { $at }
       *[other] dowolne ze zdobytych kart
    }
}.
    .action = ustawić { $card }
    .done = { $offered ->
        [1] zatrzymać ją na ręce
       *[other] resztę zatrzymać na ręce
    }
prompt-shelve-hand = { $player }, { $rule_id ->
    [LOC04-01] { $chosen ->
        [0] { $paper_mill_shelving ->
            [must] ustaw na półce jedną lub dwie karty z ręki.
           *[may] możesz ustawić na półce najwyżej dwie karty z ręki.
        }
       *[other] możesz ustawić na półce jeszcze jedną kartę z ręki.
    }
    [LOC17-03] { $rummage_sale_shelving ->
        [may] karta sprzedana: możesz ustawić jedną z ręki na półce.
       *[must] karta sprzedana: ustaw jedną z ręki na półce.
    }
   *[other] którą kartę z ręki ustawiasz na półce?
}
    .action = ustawić { $card }
    .done = to wszystko
prompt-discard-hand = { $player }, odrzuć dowolną liczbę kart z ręki; dobierzesz o jedną więcej.
    .action = odrzucić { $card }
    .done = to wszystko: dobrać { $draws }
prompt-discard-own = { $player }, { $chosen ->
    [0] odrzuć jedną lub więcej kart z ręki lub półki
   *[other] możesz odrzucić kolejne karty z ręki lub półki
}; { $paper_mill_shelving ->
    [must] potem ustaw jedną lub dwie.
   *[may] potem możesz ustawić najwyżej dwie.
}
    .action = odrzucić { $card }
    .done = to wszystko
prompt-keep-from-deck = { $player }, zostaw sobie jedną z tych kart z talii: trafia na rękę.
    .action = zostawić { $card }
prompt-discard-looked-at = { $player }, wybierz, które z kart z talii odrzucić.
    .action = odrzucić { $card }
    .done = nie odrzucać już żadnej
prompt-put-back = { $player }, pozostałe wracają na wierzch talii: która ma leżeć najgłębiej?
    .action = odłożyć { $card } pod resztę
prompt-put-at-bottom = { $player }, możesz odłożyć wierzchnią kartę talii na spód.
    .action = odłożyć { $card } na spód
    .done = zostawić na wierzchu
prompt-take = { $player }, { $rule_id ->
    [LOC05-01] weź kartę { $at }; potem jedną oddasz
    [LOC16-02] { $tax_collector_pays ->
        [tile] weź { $at } tyle innych kart, ile zapłacono: jeszcze { $count }
       *[discard] weź { $at } tyle kart, ile odrzucono: jeszcze { $count }
    }
   *[other] weź kartę { $at }
}.
    .action = wziąć { $card }
prompt-name-category = { $player }, { $rule_id ->
    [LOC13-02] podaj katalog, potem obejrzyj karty { $at }; { $mysterious_shack_take ->
        [all] bierzesz te, na których są książki z tego katalogu.
       *[any] możesz wziąć te, na których są książki z tego katalogu.
    }
    [LOC11-01] podaj katalog, którego szukasz na stosie kart odrzuconych.
   *[other] o jaki katalog ma pytać Szubrawiec? Odpowiada { $other }.
}
    .action = podać: { $category }

## Inspekcja

prompt-flip = { $player }, zakryj w tajemnicy karty, przez które padną lepsze albo które kosztują więcej, niż dają; potem zgłoś gotowość.
