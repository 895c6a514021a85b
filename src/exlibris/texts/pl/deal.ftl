### Co stół obiecuje o rozdaniu i jak sprawdza się zapis.

deal-title = Odkryte rozdanie
deal-about = Ta liczba powstała z kolejności wszystkich kart, zanim ktokolwiek usiadł przy stole, i nie da się z niej odgadnąć kart. Po zakończeniu gry stół pokazuje, z czego powstała, i każdy może sprawdzić, że niczego nie zmieniono. Ta przeglądarka ją zapamiętała; zapisz ją sobie, jeśli chcesz mieć pewność.
deal-about-older = To SHA-256 ziarna rozdania, które stół pokaże po zakończeniu gry.
deal-chosen = Ziarno tego rozdania wybrał gospodarz stołu, więc mógł znać wszystkie karty.
deal-copy = Kopiuj odcisk
deal-copied = Skopiowano
deal-more = Czego to dowodzi
deal-seed = Ziarno
deal-salt = Sól
deal-check = Sprawdź rozdanie
verify-title = Sprawdź rozdanie
verify-about = Zapis zakończonej gry ujawnia to, co stół obiecał, zanim ktokolwiek zobaczył pierwszą kartę: ziarno rozdania. Tutaj porównuje się je z odciskiem i rozgrywa całą grę jeszcze raz.
verify-noted = Zapisany odcisk
verify-noted-help = Bez niego zapis da się porównać tylko z samym sobą.
verify-noted-here = Ta przeglądarka zapamiętała go, gdy pierwszy raz zobaczyła stół.
verify-noted-digits = Odcisk ma 64 znaki: od 0 do 9 i od a do f.
verify-again = Sprawdź ponownie
verify-checking = Rozgrywam grę jeszcze raz…
verify-good = Rozdanie jest takie, jak obiecano
verify-partly = Nic temu nie przeczy, ale też niczego nie obiecano
verify-bad = Coś się nie zgadza
verify-noted-yes = Odcisk zgadza się z zapisanym.
verify-noted-no = Odcisk nie zgadza się z zapisanym.
verify-hash-yes = Odcisk powstał z tego rozdania.
verify-hash-no = Odcisk nie powstał z tego rozdania.
verify-hash-none = Zapis nie ma odcisku: tej gry nie rozegrano przy stole.
verify-deal-yes = Karty, zasady i miejsca w grze zgadzają się z rozdaniem.
verify-deal-no = Karty, zasady lub miejsca w grze nie zgadzają się z rozdaniem.
verify-deal-none = Nic więc nie pokazuje, jakie rozdanie ustalono przed grą.
verify-actions-yes = { $count ->
    [one] Jedyny wybór w zapisie był możliwy.
    [few] Wszystkie { $count } wybory w zapisie były możliwe.
    [many] Wszystkie { $count } wyborów w zapisie było możliwych.
   *[other] Wszystkie { $count } wyboru w zapisie było możliwych.
 }
verify-actions-no = Jeden z wyborów w zapisie nie był możliwy.
verify-result-yes = Wynik w zapisie zgadza się z przebiegiem gry.
verify-result-no = Wynik w zapisie nie zgadza się z przebiegiem gry.
verify-result-none = Nie ma wyniku do porównania: grę zakończono wcześniej albo zapis go nie podaje.
verify-drawn = Miejsca wylosowano z tego samego ziarna. Kolejność tur, według miejsc zajętych przed losowaniem: { $order }.
verify-numbers = Liczby
verify-shows = Co to pokazuje
verify-shows-deal = Odkąd pokazano odcisk, nikt nie zmienił kart, zasad ani losowania miejsc: żadne inne rozdanie nie ma tego samego odcisku.
verify-shows-play = Każdy wybór w zapisie był dozwolony, a wszystkie razem prowadzą do tego wyniku.
verify-not = Czego nie pokazuje
verify-not-knowing = Że nikt nie znał kart. Tasował je serwer, więc osoba, która go prowadzi, mogła je podejrzeć.
verify-not-choosing = Że to pierwsze wylosowane rozdanie. Gracze nie mają wpływu na ziarno, więc nieuczciwy serwer mógłby losować, aż jakieś mu się spodoba.
verify-not-people = Kto siedział przy stole i co cofnięto. Tego w zapisach nie ma.
verify-not-itself = Że ten serwer mówi prawdę o sprawdzeniu.
verify-yourself = Bez tego serwera
verify-yourself-how = Pobierz zapis i sprawdź go w Ex Libris na własnym komputerze, podając odcisk, który masz zapisany:
seat-offer = Oddaj moje miejsce
seat-offer-about = Kto otworzy ten link, zagra tym samym rozdaniem przeciwko tym samym graczom komputerowym. Na koniec półki stoją obok siebie. Link zawiera twoje półki i twój formularz, a imię tylko wtedy, gdy je tu wpiszesz.
seat-offer-name = Twoje imię, jeśli chcesz
seat-take = Zajmij to miejsce
seat-take-from = { $name } oddaje ci swoje miejsce
seat-take-about = { $rulebook }. Dostajesz te same karty i tych samych przeciwników, a na koniec możesz porównać półki. Ta partia nie liczy się do rankingu.
seat-beat = Do pobicia: { $total }{ $named ->
    [0] {""}
   *[other] {" "}({ $by })
}. Dasz radę?
seat-target = { $named ->
    [0] Do pobicia: { $total }
   *[other] Do pobicia: { $by }, { $total }
}
same-deal = To samo rozdanie, dwa razy
same-deal-before = poprzednia osoba
same-deal-ahead = Na tych samych kartach { $ahead } ma o { $points ->
    [one] punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej niż { $behind }: { $more } do { $less }
same-deal-even = Na tych samych kartach { $first } i { $second } mają tyle samo: { $total }
slip-result = { $name }: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}
slip-titles = Z półek: { $name }
slip-seat = Zajmij moje miejsce
slip-seat-about = Zeskanuj kod, by zagrać tym rozdaniem.
day-about = { $rulebook }. Kto gra dzisiaj, dostaje te same karty i tych samych przeciwników. Ta partia nie liczy się do rankingu.
day-once = Jedna próba: po zajęciu miejsca gra się to rozdanie do końca, bez wskazówek, i nie da się zacząć od nowa.
day-next = Następne rozdanie pojawi się o północy.
day-risk = { $days ->
    [one] Wczorajsze rozdanie za tobą: zagraj dzisiaj, a zacznie się seria.
    [few] Rozdania grane { $days } dni z rzędu: zagraj dzisiaj, by nie przerwać serii.
   *[many] Rozdania grane { $days } dni z rzędu: zagraj dzisiaj, by nie przerwać serii.
}
day-first = Nie masz tu jeszcze żadnej skończonej gry. Zanim wykorzystasz dzisiejszą próbę, zagraj pierwszą grę: sama objaśnia, co robić, a rozdanie czeka do północy.
day-first-open = Do pierwszej gry
day-when = Po partii zobaczysz wszystkie wyniki, swoje miejsce i najlepsze półki. Możesz wtedy też zmienić imię na liście, która rośnie do północy.
day-name = Twoje imię na liście dnia, jeśli chcesz
day-name-about = Przeczyta je każdy, kto zagrał dzisiejszym rozdaniem. Bez imienia na liście będzie „{ $nameless }”.
day-again = Graj dalej
day-look = Twoja partia i najlepsze półki
day-ended = Ta partia skończyła się przed czasem, więc nie ma wyniku. Jutro będzie nowe rozdanie.
day-list = Wyniki dnia
day-count = { $count ->
    [one] Twój wynik jest pierwszy.
    [few] Tym rozdaniem zagrały { $count } osoby.
    [many] Tym rozdaniem zagrało { $count } osób.
   *[other] Tym rozdaniem zagrało { $count } osoby.
}
day-grows = Lista rośnie do północy: zajrzyj tu jeszcze wieczorem.
day-computers = Komputery w twojej grze: { $totals }.
day-streak = Dni gry z rzędu: { $days }.
day-before = Dzień wcześniej
day-rank = Rozdanie dnia: miejsce { $place } z { $count }, { $total ->
    [one] jeden punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}
day-own = Rozdanie dnia: { $total ->
    [one] jeden punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}
day-sign = Zmień imię
day-signed = Na liście jest nowe imię.
day-best = Najlepsze półki dnia i twoje
