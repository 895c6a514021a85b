### Strona powtórki: gra oglądana wstecz, krok po kroku.

replay-title = Spojrzenie wstecz
replay-controls = Gra krok po kroku

## Poruszanie się

replay-first = Na początek
replay-round-back = Poprzednia runda
replay-turn-back = Poprzednia tura
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Krok naprzód
replay-turn-forward = Następna tura
replay-round-forward = Następna runda
replay-last = Na koniec
replay-with-key = { $name } ({ $key })
replay-key-space = spacja
replay-scrubber = Krok
replay-position = Krok { $at } z { $last }, { $where }
replay-where = { $round }, { $phase }
replay-count = { $at } / { $last }
replay-speed = Tempo
replay-speed-slow = wolne
replay-speed-normal = zwykłe
replay-speed-fast = szybkie
replay-keys = Strzałki przechodzą o krok, Page Up i Page Down o turę (z Shiftem o rundę), Home i End na krańce; spacja odtwarza i zatrzymuje.

## Czyimi oczami

replay-eyes = Punkt widzenia
replay-eyes-none = widownia
replay-eyes-all = wszystkie karty odkryte
replay-front = Na pierwszym planie
replay-hands = Karty pozostałych
replay-no-cards = Brak kart na ręce.

## Co się stało

replay-begins = Zaraz zostaną rozdane biblioteki. Jeszcze nikt nic nie zrobił.
replay-chose = { $name } wybiera: { $choice }.
replay-quiet = { $name } podejmuje decyzję; nic o niej nie wiadomo.
replay-answer = Wybór: { $choice }.
replay-unanswered = Jeszcze myśli.
replay-waiting = Teraz decyduje: { $names }.
replay-log-go = Do tego kroku

## Link do kroku

replay-copy = Kopiuj link do tego kroku
replay-copied = Skopiowano link
replay-copy-failed = Ta przeglądarka nie pozwala stronom kopiować. Link jest w pasku adresu.
replay-more = Więcej
replay-to-table = Do stołu
replay-check-deal = Sprawdź rozdanie
replay-to-form = Formularz inspekcji
replay-to-replay = Wróć do powtórki
replay-no-entry = W tej grze nie ma kroku { $at }: to jest ostatni.

## Gdy nie ma czego pokazać

replay-missing = Nie ma takiego stołu
replay-not-begun = Nie ma jeszcze czego oglądać
replay-not-begun-why = Gra zaczyna się, gdy wszystkie miejsca są zajęte. Do tego czasu stół nie ma przeszłości.
replay-not-open = Nie tymi oczami
replay-not-open-why = Póki gra trwa, każdy patrzy wstecz własnymi oczami. Zajrzyj, gdy się skończy.
replay-own-eyes = Patrz własnymi
replay-failed = Tego nie da się pokazać

## Pliki z zapisem

replay-record-about = Zapis to gra w pliku, jaki tworzy strona końcowa stołu albo exlibris simulate --records. Nic z niego nie zostaje na serwerze.
replay-record-drop = Upuść zapis tutaj
replay-record-choose = Wybierz plik
replay-record-other = Inny zapis
replay-record-too-large = Plik { $name } jest za duży na zapis gry: zapisy mają najwyżej 64 KB.
replay-record-unreadable = Pliku { $name } nie da się odczytać.
replay-record-bad = { $name } nie jest zapisem, który da się odtworzyć: { $problem }

## Analiza zakończonej gry

review-title = Analiza
review-working = Trwa analiza gry.
review-so-far = Przejrzane kroki: { $looked } z { $all }
course-own-since = Od rundy { $round } prowadzisz ty.
course-own-until = Do rundy { $round } prowadzisz ty.
course-since = Od rundy { $round } prowadzi { $name }.
course-until = Do rundy { $round } prowadzi { $name }.
course-never = { $name } ani razu wyraźnie nie prowadzi.
review-plot = Wykres pokazuje
review-chances = Szansa na wygraną
review-totals = Spodziewana suma
review-plot-label = { $what } w przebiegu gry
review-position = Krok { $at } z { $last }: { $figures }
review-figure = { $name } { $figure }
review-table = Jako tabela
review-round-end = Koniec
review-both = { $chance }, suma { $total }
review-moment = krok { $at }
review-seats = Trafność i szczęście
review-seats-why = Trafność: 0% to wybór na chybił trafił, 100% zawsze najlepszy. Wiersze pokazują, co zmieniło szansę na wygraną, liczoną w wygranych: −0,50 to pół wygranej oddane innym. Można oddać więcej niż całą, bo inni część zwracają. W wierszu „Pozostali i koniec” jest też to, co komputer źle ocenił.
review-accuracy = trafność { $accuracy }, { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}
review-part = Co zmieniło szansę
review-bar = Słupek
review-wins-column = wygrane
review-deal = Pierwsze karty i biblioteka
review-luck = Szczęście w dobieraniu
review-own = Własne błędy
review-others = Pozostali i koniec
review-turning = Punkty zwrotne
review-turning-none = Żadna tura wiele nie zmieniła.
review-luck-share = w tym szczęście: { $luck }
review-mistakes = Błędy
review-mistakes-of = Czyje
review-everybody = wszystkich
review-mistakes-none = Brak kosztownych.
review-better = Lepiej: { $better }
review-better-then = Lepiej: { $better }, potem { $line }
review-cost = Koszt: { $least }–{ $most }% (utracona szansa na wygraną i 1% za każdy utracony punkt przewagi)
review-cost-exact = Koszt: { $cost }% (utracona szansa na wygraną i 1% za każdy utracony punkt przewagi)
