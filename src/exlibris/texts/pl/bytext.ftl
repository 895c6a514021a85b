### Stół jako tekst, dla czytników ekranu i monitorów brajlowskich.
### Słowa poleceń się wpisuje: kilka sposobów zapisu rozdzielają kreski. Angielskie działają w każdym języku.

bytext-title = Stół jako tekst
bytext-close = Pokaż stół jako obraz
bytext-asked = Twój ruch
bytext-now = W tej chwili
bytext-command = Ruch albo polecenie
bytext-enter = Wykonaj
bytext-hint = Na przykład „lokacja 14” albo „półki”; „pomoc” wymienia wszystko.
bytext-said = Odpowiedzi i komunikaty
bytext-moves = Możliwe ruchy
bytext-move = { $name }: { $text }

## Stół

bytext-players = Gracze
bytext-state = Stan gry
bytext-fact = { $name }: { $value }
bytext-list = { $before }; { $after }
bytext-discard-top = Na wierzchu stosu kart odrzuconych: { $card }
bytext-deck-known = W talii: { $card }, { $place }. od wierzchu
bytext-face-down = { $count ->
    [one] jedna zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
}
bytext-no-cards = Brak kart.
bytext-free = wolne
bytext-row = Rząd { $row }: { $cards }
bytext-gap = puste
bytext-card-down = { $card } zakryta
bytext-card-wrong = { $card } (do zakrycia)
bytext-card-better = { $card } (lepiej zakryć)
bytext-card-below = { $card } na { $below }
bytext-card-unknown = zakryta karta
bytext-books = Odkryte książki: { $books }
bytext-book = { $category }: „{ $title }”
bytext-result = Wynik

## Odpowiedzi

bytext-help = Ruch wpisuje się tak, jak podaje go lista, na przykład „place 14.1”, „shelve M3”, „right of A2” albo „done”. Pierwsze słowo można pominąć. Kilka ruchów rozdziela się średnikami.
bytext-unknown = „{ $typed }” nie jest poleceniem ani ruchem, który jest teraz możliwy. „pomoc” wymienia polecenia, a „ruchy” – możliwe ruchy.
bytext-several = To może oznaczać kilka ruchów: { $names }.
bytext-possible = Możliwe teraz: { $text }.
bytext-nothing-asked = W tej chwili niczego nie musisz wybierać.
bytext-other-asked = Teraz pytanie jest inne. { $question }
bytext-not-legal = Taki ruch nie jest teraz możliwy. „ruchy” wypisuje możliwe.
bytext-no-tile = W mieście nie ma lokacji o numerze { $typed }.
bytext-no-player = Nikt tu nie nazywa się „{ $typed }”.
bytext-no-card = Nie ma karty „{ $typed }”.
bytext-no-assistant = { $name } nie ma starszego pomocnika.
bytext-taken-back = Cofnięte.
bytext-confirm = Wpisz „tak”, żeby to zrobić.

## Polecenia: słowa i co robią

bytext-word-help = pomoc
bytext-about-help = ta lista
bytext-word-question = pytanie
bytext-about-question = co trzeba teraz wybrać
bytext-word-moves = ruchy
bytext-about-moves = możliwe ruchy
bytext-word-why = dlaczego nie | dlaczego
bytext-about-why = dlaczego ruch nie jest możliwy, na przykład „dlaczego nie 14.2”
bytext-word-do = ruch
bytext-about-do = wykonaj ruch, którego nazwa jest też poleceniem
bytext-word-yes = tak
bytext-about-yes = potwierdź ruch, którego nie da się cofnąć
bytext-word-undo = cofnij
bytext-about-undo = cofnij swój ostatni ruch
bytext-word-pass = podaj
bytext-about-pass = podaj urządzenie następnej osobie
bytext-word-state = stan
bytext-about-state = runda, faza, katalogi, talia i stos kart odrzuconych
bytext-word-town = miasto
bytext-about-town = wszystkie lokacje z polami i kartami
bytext-word-tile = lokacja | kafel
bytext-about-tile = jedna lokacja i co robi, na przykład „lokacja 14”
bytext-word-players = gracze
bytext-about-players = pomocnicy, karty na ręce i półki wszystkich
bytext-word-shelf = półki | półka
bytext-about-shelf = twoje półki albo cudze, na przykład „półki Rita”
bytext-word-hand = ręka
bytext-about-hand = twoje karty
bytext-word-card = karta
bytext-about-card = książki na karcie, na przykład „karta M3”
bytext-word-assistant = pomocnik
bytext-about-assistant = co robi starszy pomocnik, twój albo cudzy, na przykład „pomocnik Rita”
bytext-word-form = formularz
bytext-about-form = dotychczasowe punkty, twoje albo cudze, na przykład „formularz Rita”
bytext-word-log = dziennik
bytext-about-log = ostatnie wpisy dziennika, na przykład „dziennik 20”
bytext-word-board = obraz
bytext-about-board = pokaż stół jako obraz
