# A deck of one's own: what is wrong in its text.
deck-of-ones-own = Gra się kartami z czyjegoś pudełka.

deck-problem-size = Za długie: talia może mieć najwyżej { $signs } znaków w { $lines } wierszach.
deck-problem-name = Talia musi mieć nazwę, podaną raz, długości od 1 do { $most } znaków: „# name: Pudełko babci”.
deck-problem-count = Liczba kart w talii: od { $least } do { $most }; tutaj jest { $found }.
deck-problem-letter = „{ $found }” to nie karta: tu ma być litera albo litera z numerem, na przykład A3.
deck-problem-scattered = Litera { $letter } już była: karty jednej litery stoją razem, w kolejności alfabetu.
deck-problem-number = „{ $found }” stoi nie po kolei: teraz powinna być { $wanted }.
deck-problem-category = „{ $found }” to nie katalog: tu mają być nazwy oddzielone przecinkami albo pierwsze litery nazw angielskich, na przykład msc.
deck-problem-books = Liczba książek na karcie: od { $least } do { $most }; tutaj jest { $found }.
deck-problem-titles = Liczba tytułów: { $found }, liczba książek na karcie: { $wanted }. Podaj tytuł każdej książki albo pomiń wszystkie.
deck-problem-no-title = Jedna z książek nie ma tytułu: są tu dwa tabulatory z rzędu.
deck-problem-signs = W „{ $title }” są znaki, których nie da się wydrukować.
deck-problem-long = „{ $title }…” – liczba znaków: { $found }; tytuł może mieć najwyżej { $most }.
deck-problem-tight = „{ $title }…” – liczba znaków: { $found }; powyżej { $most } tytuł ledwo mieści się na grzbiecie.
deck-problem-untitled = Karty bez tytułów: { $count }. Dopóki nie mają ich wszystkie, gra się talią bez tytułów.
