# Co strona bez serwera bierze z plików i co w nich zapisuje.
tables-title = Wszystkie Twoje stoły w jednym pliku
tables-about = Ta przeglądarka przechowuje Twoje stoły, dopóki ktoś nie wyczyści jej danych. W pliku przetrwają dłużej; można je też przenieść do innej przeglądarki. W pliku są wszystkie karty, także zakryte.
tables-save = Zapisz wszystkie stoły
tables-take = Wczytaj stoły z pliku
tables-taken = Stoły z pliku, które są już tutaj: { $count }.
tables-differ = Stoły, przy których gra potoczyła się tu inaczej i które zostają bez zmian: { $count }.
tables-refused = Części pliku, które nie są stołem: { $count }.
tables-unread = Nie da się odczytać tego, co przechowuje ta przeglądarka: niczego nie zapisano.
pieces-title = Dodatki i talie z plików
pieces-about = Otwórz pakiet (.whl) z dodatkiem albo plik (.tsv) z własną talią; strona uruchomi się z nimi od nowa. Dodatek to program, który może odczytać wszystko, co ta strona przechowuje: otwieraj tylko te, którym ufasz.
pieces-add = Dodaj plik
pieces-remove = Usuń { $name }
