### Ile czasu mają gracze: wybór dla nowej gry, zegary przy miejscach.

pace-title = Czas na namysł
pace-none = bez limitu
pace-live = na żywo
pace-correspondence = korespondencyjnie
pace-budget = Na całą grę
pace-increment = Dodatek po każdej turze
pace-turn = Na każdą turę
pace-help = Gdy komuś skończy się czas, pozostali przy stole mogą poprosić, by zastąpił go komputer; jeśli tak wybierzesz poniżej, ta osoba od razu przegrywa. Gdy serwer nie działa, zegary stoją.
pace-is-live = Czas każdej osoby na całą grę: { $time }, po każdej turze dodatkowo { $more }.
pace-is-live-only = Czas każdej osoby na całą grę: { $time }.
pace-is-correspondence = Czas każdej osoby na turę: { $time }.
pace-left = Pozostały czas: { $time }
pace-used = Zużyty czas: { $time }
pace-used-title = Zużyty czas
pace-warning = Zostało ci: { $time }.
pace-expired = Skończył się czas: { $name }.
