### Co stół w przeglądarce mówi od siebie. Pytania, czynności i dziennik pochodzą z innych katalogów.

## Wszędzie

tagline = Gra planszowa o rywalizujących bibliotekach i inspekcji zakochanej w alfabecie.
unofficial = Nieoficjalny, niekomercyjny stół do gry planszowej. Bez związku z jej twórcami.
copyrights = Prawa autorskie użytych składników
home-docs = Dokumentacja
to-home = Wszystkie stoły
loading = Otwieramy drzwi
try-again = Spróbuj ponownie
close = Zamknij
rules-link = Zasady na ten temat
read-more = Więcej
hint-about = Objaśnienie
rules-key = R: zasady na ten temat
purpose-ask = Po co to jest?
cancel = Jednak nie
copy-link = Kopiuj link
link-copied = Skopiowano
you = ty
page-missing = Na tej półce nic nie ma
seat-number = Miejsce { $number }
label = { $label }:

language = Język

## Strona główna

play = Graj
play-about = { $rulebook }: ty i trzy komputery
play-first = Pierwszy raz? { $game }
new-game-own = Własny wybór instrukcji, wariantów i graczy
go-on = Graj dalej
home-town = Miasto
home-learn-about = Cztery krótkie lekcje przy prawdziwym stole, z życzliwą bibliotekarką u boku.
home-learn-open = Naucz się grać w dziesięć minut
home-rules-open = Przeczytaj zasady
lobby-home = Zagraj z innymi
lobby-home-about = Zaproś kogoś linkiem albo dosiądź się do stołu, przy którym brakuje graczy.
account-home = Twoje konto
account-home-about = Zachowaj swoje gry i graj dalej na innych urządzeniach.
puzzle-home = Zagadka dnia
puzzle-about = Jedna pozycja z partii między komputerami: który wybór jest najlepszy? Dziś wszyscy mają tę samą.
day-title = Rozdanie dnia
day-home-about = Dziś wszyscy grają tymi samymi kartami, i to tylko raz. Potem porównacie wyniki.
day-home-done = Twój wynik: { $total }
day-home-begun = Twoja gra czeka
your-tables = Twoje stoły
other-tables = Twoje pozostałe stoły
no-tables = Jeszcze żadnej gry. Książki stoją alfabetycznie, woda na herbatę nastawiona: pora zacząć.
state-over = zakończona
state-ended = zakończona wcześniej
state-waiting = czeka na graczy
state-your-turn = { $round ->
    [0] twój ruch
   *[other] twój ruch, runda { $round }
}
state-playing = { $round ->
    [0] zaraz się zacznie
   *[other] runda { $round }
}
state-unreadable = nie da się tu grać dalej
seat-name = Imię na miejscu { $number }
seat-player = Kto gra na miejscu { $number }
remove-seat = Usuń miejsce { $number }
add-seat = Dodaj miejsce
sitter-you = Ty
sitter-person = Ktoś inny przy tym urządzeniu
sitter-guest = Gość zaproszony linkiem
bots-level = Poziomy
bots-personality = Charaktery
bots-other = Inne komputery
guest-names-self = poda własne imię
guest-help = Dostaniesz link do wysłania. Gra zaczyna się, gdy wszystkie miejsca są zajęte.
hints-allow = Wskazówki są dozwolone
hints-allow-help = Wtedy każdy może w trakcie gry pytać trenera. Przeciw komputerom, w pojedynkę lub na jednym urządzeniu można zawsze.
open-deal = Zagraj jawne rozdanie
open-deal-help = To samo ziarno daje znów te same karty: dobre do porównań i łamigłówek. Kto je zna, może odtworzyć talię, więc stół jest oznaczony jako jawne rozdanie.
open-deal-guests = Nie z gośćmi: rozdanie nie byłoby tajemnicą.
seed = Ziarno
start-game = Otwórz stół
table-from-file = Graj dalej przy stole z pliku
rulebook = Instrukcja
solo-level = Poziom
solo-level-help = { $count ->
    [one] Na początku każdej rundy { $count } karta trafia do Biblioteki Miejskiej.
    [few] Na początku każdej rundy { $count } karty trafiają do Biblioteki Miejskiej.
    [many] Na początku każdej rundy { $count } kart trafia do Biblioteki Miejskiej.
   *[other] Na początku każdej rundy { $count } karty trafia do Biblioteki Miejskiej.
}
solo-help = Tylko ty i Biblioteka Miejska.
state-solo = solo, { $state }

## Przed grą

your-name = Twoje imię
nameless = Żółtodziób
table-missing = Nie ma takiego stołu
table-missing-why = Link jest błędny albo ten serwer nigdy o nim nie słyszał.
table-unreadable = Przy tym stole nie da się tu grać dalej
table-unreadable-why = Ta gra wymaga zasad lub elementów, których ten serwer nie ma, albo jej zapis jest uszkodzony. Nic z niej nie usunięto.

## Ludzie przy stole

people-away = z dala od stołu
people-away-since = nieobecność od { $time }
people-watching = Tylko patrzysz.
people-unanswered = Gra zaczęła się bez odpowiedzi na twoją prośbę: tylko patrzysz.
people-computer = gra komputer
people-resigned = partia poddana
people-substitute = { $name }: niech dalej gra inny komputer
from-file-note = Ten stół pochodzi z pliku: gospodarz może znać wszystkie karty.
people-menu = Odejdź lub zakończ grę
people-menu-finished = Ten stół
people-delete = Usuń stół

## Pasek z pytaniem

round = Runda { $round }
round-of = Runda { $round } z { $rounds }
before-rounds = Na początek
final-round = finałowa runda
title-your-turn = Twój ruch · Ex Libris
title-request = Prośba o miejsce · Ex Libris
phase-draft = wybór bibliotek
phase-placement = umieszczanie
phase-resolution = rozpatrywanie
phase-inspection = przed inspekcją
phase-over = zamknięte
prompt-waiting = Czekamy na: { $names }.
prompt-nothing = Chwileczkę.
skip = Przewiń
prompt-over = Inspekcja już wyszła.
where-library = Wybierz jedną poniżej.
where-space = Wybierz świecące pole.
where-space-both = Wybierz świecące pole albo zacznij od pomocnika.
where-space-picked = Wybierz świecące pole dla podniesionego pomocnika.
where-card = { $count ->
    [1] Świeci jedna karta.
   *[other] Wybierz świecącą kartę.
}
where-slot = Wybierz świecącą zakrytą kartę.
where-cell = Wybierz świecące miejsce na swoich półkach.
where-cell-best = Wybierz świecące miejsce na swoich półkach. ★ oznacza najlepsze z miejsc, przy których niczego nie trzeba zakrywać.
where-arrow = Wybierz świecącą strzałkę na swoich półkach.
where-assistant = Wybierz świecącego pomocnika.
where-flip = Wybierz karty na swoich półkach, by je zakryć.
best-flips = Rada
where-tile = Wybierz świecącą lokację.
which-assistant = { $place }: kto tam idzie?
piece-standard = Pomocnik
piece-special = Starszy pomocnik
settings = Ustawienia
pace = Pauza po cudzych ruchach
pace-off = brak
pace-fast = krótka
pace-normal = zwykła
pace-slow = długa
hand-order = Układ kart na ręce
order-alphabet = alfabet
order-category = katalog
order-own = własny: przeciągaj karty
look-back = Obejrzyj grę od początku
deal-fingerprint = Odcisk rozdania
setting-motion = Pokazuj ruch kart i pomocników
setting-careful = Pytaj przed tym, czego nie da się cofnąć
setting-tips = Podpowiedzi w grze dla początkujących
theme = Wygląd
theme-system = jak w systemie
theme-light = dzień
theme-dark = noc
text-size = Tekst
text-size-normal = zwykły
text-size-large = duży
text-size-larger = wielki
setting-sounds = Dźwięki: twój ruch, karta, pomocnik, pieczątka
setting-notices = Powiadom mnie, gdy przyjdzie moja kolej
notices-refused = Przeglądarka nie pozwala na powiadomienia; można to zmienić w jej ustawieniach dla tej strony.
webhook-title = Powiadamiaj mnie też gdzie indziej
outlook = Potem: { $lines }
outlook-home = W domu możesz dobrać kartę albo ustawić jedną na półce.
outlook-luck = Co z tego wyniknie, okaże się dopiero po fakcie.
ending = To karta nr { $count } na twoich półkach: następna runda będzie finałowa.
holdings = Książki
holdings-own = Moje
holdings-others = Innych (znane)
holdings-unseen = Niewidoczne
sure-title = Na pewno?
sure = Tego nie da się cofnąć: { $what }.
sure-useless = { $why } Mimo to postawić tam pomocnika?
sure-yes = Tak, zrób to
undo = Cofnij
undo-last = Cofnij swój ostatni ruch (U)
undo-nothing = Nie ma jeszcze twojego ruchu, który dałoby się cofnąć.
undo-seen = Od tamtej pory widać coś nowego, a co się zobaczyło, tego się nie odzobaczy.
undo-moved = Od tamtej pory ktoś inny zrobił już ruch.
undo-curtain = { $name }: chwila, cofam to
hint = Wskazówka
hint-ask = Poproś trenera o wskazówkę (C)
foresee-wait = Trener liczy…
foresee-none = Trener nie potrafi powiedzieć.
reconnecting = Połączenie z serwerem zerwane; próbujemy ponownie. Twoja gra jest bezpieczna.
asking = Ta sieć blokuje połączenie na żywo. Ruchy docierają co kilka sekund; gra toczy się dalej.
slow = Wciąż czekamy na serwer. Sprawdź sieć; twoja gra jest bezpieczna.
computers-hurried = Serwer jest zajęty: komputery myślą krócej.
computer-queue = { $count ->
    [0] Serwer jest zajęty. Ten komputer jest następny w kolejce.
    [one] Serwer jest zajęty. Przed tym komputerem w kolejce stoi jeszcze jeden.
    [few] Serwer jest zajęty. Przed tym komputerem w kolejce stoją jeszcze { $count }.
    [many] Serwer jest zajęty. Przed tym komputerem w kolejce stoi jeszcze { $count }.
   *[other] Serwer jest zajęty. Przed tym komputerem w kolejce stoi jeszcze { $count }.
}
queue-before = { $count ->
    [0] Serwer jest zajęty. Twoje zadanie jest następne.
    [one] Serwer jest zajęty. Przed twoim zadaniem czeka jeszcze jedno.
    [few] Serwer jest zajęty. Przed twoim zadaniem czekają jeszcze { $count }.
    [many] Serwer jest zajęty. Przed twoim zadaniem czeka jeszcze { $count }.
   *[other] Serwer jest zajęty. Przed twoim zadaniem czeka jeszcze { $count }.
}

## Dlaczego kliknięcie nic nie robi

refused-not-your-turn = To nie twój ruch. Stół czeka na: { $names }.
refused-catching-up = Najpierw zobacz, co zrobili inni.
refused-instead = { $kind ->
    [space] Najpierw umieść pomocnika: świecą pola, które można wybrać.
    [card] Najpierw wybierz kartę: świecą te, które można wybrać.
    [slot] Najpierw wybierz zakrytą kartę: świecą te, które można wybrać.
    [cell] Najpierw znajdź karcie miejsce: świecą te, które można wybrać.
    [assistant] Najpierw wybierz pomocnika: świecą ci, których można wybrać.
    [seat] Najpierw wybierz osobę: świecą imiona, które można wybrać.
    [tile] Najpierw wybierz lokację: świecą te, które można wybrać.
    [library] Najpierw wybierz bibliotekę.
    [flip] Teraz tylko zakrywasz karty na własnych półkach.
   *[other] Najpierw odpowiedz jednym z przycisków powyżej.
}
refused-drop = Tam nie można tego postawić.
refused-card = Nie ta karta. Świecą te, które można wybrać.
refused-card-place = { $places ->
    [hand] Teraz można wybrać tylko kartę z ręki.
    [shelf] Teraz można wybrać tylko kartę ze swojej biblioteczki.
    [hand-shelf] Teraz można wybrać tylko kartę z ręki albo ze swojej biblioteczki.
    [tile] Teraz można wybrać tylko kartę, która leży w tej lokacji.
    [desk] Teraz można wybrać tylko jedną z kart na biurku.
    [discard] Teraz można wybrać tylko kartę ze stosu kart odrzuconych.
   *[other] Nie ta karta. Świecą te, które można wybrać.
}
refused-not-gained = Tylko karta dopiero co zdobyta; ta była na ręce już wcześniej.
refused-falls-apart = Bez tej karty reszta biblioteczki nie trzymałaby się razem.
refused-with-itself = Nie ze sobą samą: potrzebna jest inna karta.
refused-other-category = Tylko karta z książką z podanego katalogu.
refused-face-down = Ta karta jest już zakryta.
refused-slot = Nie ta zakryta karta. Świecą te, które można wybrać.
refused-assistant = Nie ten pomocnik. Świecą ci, których można wybrać.
refused-assistant-own = Tylko twój własny pomocnik.
refused-assistant-others = Tylko cudzy pomocnik.
refused-assistant-home = Tylko pomocnik, który jest w domu.
refused-assistant-town = Tylko pomocnik w mieście.
refused-tile = Nie ta lokacja. Świecą te, które można wybrać.
refused-seat = Nie ta osoba. Świecą te, które można wybrać.
refused-space = Nie to pole. Te, które można wybrać, świecą.
refused-space-why = { $text }
refused-space-taken = To pole jest zajęte: { $names }.
refused-space-closed = To pole jest zamknięte: wymaga { $marker } graczy.
refused-cell-taken = Tu już stoi karta.
refused-cell-corner = To miejsce styka się tylko rogiem.
refused-cell-apart = To miejsce nie styka się z żadną kartą.
refused-cell-rows = To byłby czwarty rząd.
refused-cell-other = Tym razem karta nie może tu stanąć.

## Klawisze

keys-title = Klawisze

## Błędy

error-offline = Serwer nie odpowiada. Sprawdź, czy sieć i serwer działają, a potem spróbuj ponownie.
page-starting = Budzimy bibliotekarzy…
page-coming = jeszcze { $rest }
page-failed = W tej przeglądarce bibliotekarze nie chcą wstać: { $why }
page-needs-storage = Twoja przeglądarka niczego dla tej strony nie przechowuje, więc nie da się tu otworzyć stołu. Zezwól na pliki cookie i dane witryny dla tego adresu, a potem wczytaj stronę od nowa.
start-failed = Ex Libris nie może się uruchomić: któryś z plików dotarł uszkodzony. Twoje stoły i ustawienia są na miejscu.
start-afresh = Pobierz pliki ponownie
offline-note = Nie ma połączenia z serwerem. Można czytać zasady i wypełniać formularz; do reszty potrzebny jest serwer.
update-there = Jest nowa wersja tej strony.
update-load = Wczytaj ją
update-later = Później
part-missing = Coś nie dotarło
part-missing-why = Nie udało się wczytać części strony. Sprawdź sieć i spróbuj ponownie; jeśli to nie pomoże, wczytaj stronę od nowa. Twoja gra jest bezpieczna.
part-broken = Przewrócił się regał
part-broken-why = Część strony zawiodła. Spróbuj ponownie; jeśli to nie pomoże, wczytaj stronę od nowa. Twoja gra jest bezpieczna.
page-reload = Wczytaj stronę od nowa
storage-blocked = Twoja przeglądarka niczego dla tej strony nie przechowuje: ustawienia, postępy i wpisane dane znikną po jej zamknięciu. Jeśli blokuje też pliki cookie, nie da się zająć miejsca. Zezwól na pliki cookie i dane witryny dla tego adresu.
language-missing = Teksty ({ $language }) nie dotarły. Strona zostaje w dotychczasowym języku; sprawdź sieć i spróbuj ponownie.
share-failed = Twoja przeglądarka nie pozwala tu ani udostępniać, ani kopiować.
error-stale = Przy stole coś się zmieniło. Tak to teraz wygląda; wybierz jeszcze raz.
error-too-late = Na cofnięcie jest za późno. Tak teraz wygląda stół.
error-server = Serwer się potknął. Nic nie przepadło; spróbuj ponownie.
error-given-up = Obliczenia trwały zbyt długo, więc serwer je przerwał. Nic nie przepadło.
error-table-closed = Administracja serwera zamknęła ten stół.
error-table-not-found = Nie ma takiego stołu: link jest błędny albo ten serwer nigdy o nim nie słyszał.
error-seat-not-yours = To cudze miejsce.
error-account-closed = Administracja serwera zamknęła to konto.
error-blocked = Ten serwer nie przyjmuje żądań z twojej sieci.
error-request-answered = Ta prośba już nie jest aktualna.
error-not-your-turn = Teraz ruch ma ktoś inny.
error-illegal-action = Tego tu nie wolno. Wybierz jeszcze raz.
error-game-over = Gra jest skończona.
error-not-begun = Gra zaczyna się, gdy wszystkie miejsca są zajęte.
error-not-flipping = Karty zakrywa się tuż przed inspekcją, nie teraz.
error-computer-plays = Na tym miejscu gra komputer. Najpierw wróć do gry.
error-decide-first = Najpierw wybierz, które swoje karty zakryć.
error-not-text = Ten plik nie jest tekstem. Otwórz talię, zapis gry albo stół tak, jak zapisał je program; arkusz kalkulacyjny zapisz najpierw jako CSV albo tekst.
error-too-much-queued = Serwer wciąż pracuje nad twoimi poprzednimi zadaniami. Poczekaj, aż część z nich będzie gotowa.
error-table-full = Przy tym stole było już tyle ruchów i cofnięć, że zostaje już sama gra: bez cofania, próśb i głosowań.
error-browser-storage = Ta przeglądarka nie mogła tego zapisać: jej pamięć jest pełna albo zawiodła. Nic wcześniejszego nie przepadło.
error-no-hints-today = Rozdaniem dnia gra się bez wskazówek.
error-unknown = Nie udało się: { $detail }

## Miasto

town = Miasto
this-round = w tej rundzie
permanent = na stałe
prominent = Wybitne
banned = Zakazane
# Katalogi jednym słowem, na małe ekrany.
short-corrupted = Kodeksy
short-fantastical = Beletry{ "\u00AD" }styka
short-historic = Historia
short-monster = Potwory
short-reference = Słowniki
short-spells = Zaklęcia

deck-count = Talia: { $count }
deck-known = { $card }, { $place }. od wierzchu talii: znasz tę kartę
discard-count = Odrzucone: { $count }
tile-instant = efekt natychmiastowy
tile-delayed = efekt opóźniony
tile-label = { $number }. { $name }, { $type }: co robi
space-of = { $where }, pole { $number }
bid-of = { $where }, oferta { $bid }
place-at = Umieść pomocnika: { $where }
place-beside = Umieść pomocnika: { $where }; stoi tam już: { $names }
space-closed = Zamknięte: wymaga { $marker } graczy
card-face-down = Zakryta karta { $number }
assistant-of = Pomocnik ({ $name })
special-of = { $special } ({ $name })
tray = Na biurku
tray-discard = Stos kart odrzuconych
draft-pool = Jeszcze wolne, gdy przyjdzie twoja kolej

## Półki, ręce, biblioteki

shelf-of = Półki: { $name }
shelf-label = Półki: { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
shelf-count = { $count } / { $goal }
shelf-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
turn-order = Kolejność graczy: { $names }.
trigger-help = Karty na półkach; { $goal } u kogokolwiek rozpoczyna finałową rundę.
shelf-empty = Puste półki. Pierwsza karta może stanąć gdziekolwiek.
goal = Wygrywa najwięcej punktów w formularzu. Karty na półkach stoją po kolei: według liter, potem numerów.
section-empty = Pusta przegródka
cell-label = Wolne miejsce, rząd { $row }, kolumna { $column }
card-title = { $letter }{ $number }, numer { $number } z { $quantity }
hand-of = Twoja ręka: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
hand-empty = Brak kart na ręce.
hand-count = { $count ->
    [one] { $count } na ręce
    [few] { $count } na ręce
    [many] { $count } na ręce
   *[other] { $count } na ręce
}
known-in-hand = Znane z ręki:
library = Biblioteka
library-with = Biblioteka: { $name }
public-library = Biblioteka Miejska
library-level = Poziom { $level } z 7
library-wins = Wygrywasz, mając więcej punktów niż Biblioteka; remis to przegrana.
library-holds = { $count ->
    [one] Ma { $count } kartę
    [few] Ma { $count } karty
    [many] Ma { $count } kart
   *[other] Ma { $count } karty
}
library-holds-help = Wszystko, co odrzucone, trafia tutaj i na koniec zapisuje się na jej konto. Przeglądać to wolno tylko na Wysypisku Śmieci.
library-open-help = Rozłożona i policzona. Tego, co teraz zakryjesz, już nie dostanie.
library-tally = Jej książki
library-clues = Wskazówki: to nie jest jej specjalizacja
library-clue-hidden = jeszcze zakryta
library-focus = Jej specjalizacja
library-possible = Jej możliwe specjalizacje
home-spaces = U siebie
to-place = Do umieszczenia
to-place-none = wszyscy umieszczeni
pick-up = Podnieś: { $piece }
focus = Specjalizacja
first-player = Znacznik pierwszego gracza
first-player-short = 1.
left-to-place = { $count ->
    [one] { $count } pomocnik do umieszczenia
    [few] { $count } pomocników do umieszczenia
    [many] { $count } pomocników do umieszczenia
   *[other] { $count } pomocnika do umieszczenia
}
at-home = u siebie

## Bok

form-so-far = Stan formularza
form-sum = Teraz
form-sum-solo = Teraz, bez B2
form-with-best = Gdy każdy zakryje
form-ahead = na prowadzeniu
form-totals = Razem teraz { $now }, po najlepszym zakryciu kart { $best }
form-prominent = { $count ->
    [one] Na razie { $count } książka
    [few] Na razie { $count } książki
    [many] Na razie { $count } książek
   *[other] Na razie { $count } książki
} z katalogu „{ $category }”. Wiersz B2 może się jeszcze zmienić, zależnie od tego, co ustawią inni.
form-prominent-none = Na razie brak książek z katalogu „{ $category }”. Wiersz B2 daje ci jednak { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, bo { $ahead ->
    [0] nikt ich nie ma i wszyscy dzielą się nagrodami.
    [one] ma je tylko jedna osoba.
    [few] mają je tylko { $ahead } osoby.
    [many] ma je tylko { $ahead } osób.
   *[other] ma je tylko { $ahead } osoby.
}
form-prominent-solo = { $count ->
    [one] Na razie { $count } książka
    [few] Na razie { $count } książki
    [many] Na razie { $count } książek
   *[other] Na razie { $count } książki
} z katalogu „{ $category }”. Wiersz B2 rozstrzyga się na koniec.
form-prominent-open = { $count ->
    [one] Na razie { $count } książka
    [few] Na razie { $count } książki
    [many] Na razie { $count } książek
   *[other] Na razie { $count } książki
} z katalogu „{ $category }”; Biblioteka Miejska ma { $library } i wygrywa remisy.
form-best-help = „Teraz” to punkty za półki, jakie są teraz. Jeśli przed inspekcją każdy zakryje karty najkorzystniej, razem będzie { $best }.
form-sides-help = Wybranie sumy przełącza wszystkie wiersze, liczby książek i punkty na miejscach między „Teraz” a „Gdy każdy zakryje”. Karty do zakrycia mają przerywany róg. Prowadząca suma jest podkreślona.
form-best-lower = To mniej niż teraz, bo inni, zakrywając karty, odbierają punkty w wierszu B2.
form-best-b2 = Jeśli każdy zakryje karty najkorzystniej: B2 { $points }, książki z katalogu „{ $category }”: { $count }.
out-of-order = do zakrycia
out-of-order-then = Do zakrycia byłyby wtedy: { $cards }.
misfiled = { $card } stoi po { $before }, choć w alfabecie jest wcześniej: inspekcja zakryłaby tę kartę.
better-down = Odkryta karta { $card } kosztuje punkty. Przed inspekcją wolno ją zakryć.
misfiled-break = { $card } po { $before }
misfiled-break-short = { $before } › { $card }
line-counts = { $line }, liczone karty: { $cards }.
line-counts-none = { $line }: nie liczy się żadna karta.
line-counts-rarest = { $line }: liczy się najmniej liczny katalog, { $category }: { $cards }.
form-change = { $change } przy tym wyborze
public-form-lines = Tyle widzą wszyscy: B1 { $b1 }, B2 { $b2 }, B3 { $b3 }, B4 { $b4 }. Tajna specjalizacja doda { $focus }.
public-form-shared = Nawet bez książek z katalogu „{ $category }” wiersz B2 coś daje: wszyscy, którzy ich nie mają, dzielą się pozostałymi nagrodami.
cell-worth = { $cell }: { $change } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
cell-worth-same = { $cell }: bez zmiany punktów
cell-best = najlepsze miejsce
log = Dziennik
log-new = Nowe od twojej ostatniej tury
since-title = Od twojej ostatniej tury
announce-more = { $count ->
    [one] Jeszcze jeden ruch: zobacz dziennik.
    [few] Jeszcze { $count } ruchy: zobacz dziennik.
    [many] Jeszcze { $count } ruchów: zobacz dziennik.
   *[other] Jeszcze { $count } ruchu: zobacz dziennik.
}
pane-town = Miasto
pane-shelf = Moje półki
pane-others = Inni
pane-library = Biblioteka Miejska
pane-sheet = Formularz, dziennik
bytext-open = Pokaż stół jako tekst

## Gra na jednym urządzeniu

pass-look = Oto, co z tego wyszło. Teraz kolej na kogoś innego: { $name }.
pass-on = Gotowe, podaję dalej
curtain-pass = Urządzenie bierze { $name }
curtain-why = Następne karty może zobaczyć tylko { $name }. Reszta ogląda sufit.
curtain-take = Tu { $name }

## Koniec

line-b1 = Stabilność półek
line-b2 = Dzieła Wybitne
line-b3 = Księgi Zakazane
line-b4 = Różnorodność
line-b5 = Specjalizacja
rank = { $rank }.
cards-in-hand = Karty, które zostały na ręce
play-again = Zagraj jeszcze raz
rematch-join = Dołącz do rewanżu
rematch-opened = { $name } chce zagrać jeszcze raz: nowy stół już czeka.
download-record = Pobierz zapis gry
open-replay = Powtórka
inspector-title = Inspekcja już tu jest
inspector-skip = Od razu do wyniku
inspector-onward = Kliknij, by przejść dalej
inspector-count = Obejrzane karty: { $looked } z { $cards }, zakryte: { $turned }
inspector-shelf = Półki ({ $name }): { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, { $turned ->
    [0] wszystko w porządku.
   *[other] nie po kolei, więc zakryte: { $cards }.
}
inspector-entry = { $name }: { $points }, na razie { $sum }.
inspector-place = { $place } miejsce: { $name }, punkty: { $points }.
race-decided = O wyniku przesądziło: { $line }, { $own } do { $other }.
to-form = Wróć do formularza

## Podliczanie prawdziwej gry

score-title = Podlicz prawdziwą grę
score-about = Partia z pudełka już rozegrana? Wpisz półki, a inspekcja wypełni formularz.
score-open = Wypełnij formularz
record-title = Obejrzyj zapis gry
deck-type = Wpisz karty z własnego pudełka
