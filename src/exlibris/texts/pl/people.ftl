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
