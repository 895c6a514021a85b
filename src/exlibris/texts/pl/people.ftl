### Jak odejść od stołu albo skończyć grę

people-leave = Odejdź na razie
people-leave-help = Do twojego powrotu gra za ciebie komputer. Wrócić można w każdej chwili.
people-resign = Poddaj partię
people-resign-help = Oddajesz miejsce na dobre; dalej gra tam komputer. W grze dwuosobowej wygrywa druga osoba.
people-propose = Zaproponuj zakończenie gry
people-propose-help = Gdy zgodzą się wszyscy, którzy grają, gra kończy się bez zwycięzcy.
people-host-end = Zakończ grę dla wszystkich
people-host-end-help = Stół należy do ciebie, więc możesz od razu zakończyć grę. Nikt nie wygrywa.
people-delete-help = Stół, zapis i powtórka gry znikną dla wszystkich.
people-carry = Zapisz stół do pliku
people-carry-help = Grę można kontynuować tam, gdzie otworzysz ten plik: w innej przeglądarce, na serwerze Ex Libris albo na stronie bez serwera. W pliku są wszystkie karty, także zakryte, więc gra nie liczy się już do rankingu.

## While a player is away, or wants to end the game

people-note-away = { $name } jest z dala od stołu.
people-note-stalled = { $name } zastanawia się już od kwadransa.
people-note-flips = Minął kwadrans, a nie wszyscy wybrali jeszcze karty do zakrycia.
people-replace-flips = Niech za resztę wybiorą komputery
people-call-off = Przerwij grę
people-call-off-sure = Na pewno przerwać grę? Wtedy nikt nie wygrywa.
people-note-own = Ta decyzja trwa już długo. Po kwadransie inni mogą grać dalej bez ciebie.
people-replace = Niech dalej gra komputer
people-voted = Głosujesz za tym, by dalej grał komputer; pozostali obecni też muszą się zgodzić.
people-left = { $name }: za ciebie gra komputer.
people-deserted = Nikogo nie ma, więc komputery czekają.
people-back = Wracam do gry
people-proposed = Chcą zakończyć grę bez zwycięzcy: { $names }.
people-proposed-own = Chcesz zakończyć grę bez zwycięzcy; reszta musi się zgodzić.
people-agree = Zakończ grę
people-refuse = Gram dalej
