### Czat przy stole.

chat-title = Czat
chat-unread = nowe
chat-lines = Wypowiedzi
chat-empty = Nikt jeszcze nic nie napisał.
chat-watching = Oglądasz: możesz czytać, co piszą osoby przy stole.
chat-line = Napisz coś
chat-send = Wyślij
chat-phrases = Szybkie zwroty, które każdy czyta w swoim języku
chat-more = Co zrobić z tą wypowiedzią ({ $name })
chat-mute = Wycisz
chat-unmute = Cofnij wyciszenia
chat-report = Zgłoś
chat-reported = Zgłoszono
chat-remove = Usuń
chat-hello = Cześć!
chat-luck = Powodzenia!
chat-nice = Brawo!
chat-thanks = Dziękuję!
chat-oops = Ojej.
chat-moment = Chwileczkę.
chat-turn = Twoja kolej.
chat-played = Dobra partia!
chat-again = Gramy jeszcze raz?
chat-bye = Do zobaczenia!
