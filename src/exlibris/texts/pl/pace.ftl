### Ile czasu mają gracze: wybór dla nowej gry, zegary przy miejscach.

pace-title = Czas na namysł
pace-none = bez limitu
pace-live = na żywo
pace-correspondence = korespondencyjnie
pace-budget = Na całą grę
pace-increment = I po każdej turze
pace-turn = Na każdą turę
pace-help = Kogo czas się skończył, tego może zastąpić komputer, jeśli inni przy stole o to poproszą. Gdy serwer nie działa, zegary stoją.
pace-is-live = Każdy gracz ma { $time } na całą grę i { $more } więcej po każdej turze.
pace-is-live-only = Każdy gracz ma { $time } na całą grę.
pace-is-correspondence = Każdy gracz ma { $time } na każdą turę.
pace-left = Pozostały czas: { $time }
pace-warning = Masz jeszcze { $time }.
pace-expired = { $name } nie ma już czasu.
