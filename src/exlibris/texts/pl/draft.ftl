### Wybór bibliotek i starszych pomocników przed pierwszą rundą.

draft-offer = Wybierz swoją bibliotekę
draft-offer-assistant = Wybierz swojego starszego pomocnika
draft-chosen-assistant = Twój starszy pomocnik
draft-remove = Usuń z gry jedną z poniższych
draft-wait = Do wyboru, gdy przyjdzie twoja kolej
draft-watched = { $name } wybiera jedną z poniższych
draft-watched-pool = Jeszcze wolne
draft-watched-chosen = { $name } ma już wybór za sobą
draft-chosen = Twoja biblioteka
draft-lots = Los wskazał pierwszego gracza: to { $name }, więc wybiera na końcu.
draft-town-soon = Gdy wszyscy wybiorą, odkrywa się Dzieła Wybitne i Księgi Zakazane, rozdaje karty i otwiera miasto.
