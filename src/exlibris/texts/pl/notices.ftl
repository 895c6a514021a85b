### Co ludzie słyszą gdzie indziej, gdy nie patrzą na swój stół.

notice-turn = Stół czeka na twoją decyzję ({ $names }): { $url }
notice-hello = Ex Libris powie ci tutaj, kiedy przyjdzie twoja kolej.
notice-title = Twój ruch · Ex Libris
notice-request = Ktoś prosi o miejsce przy twoim stole: { $url }
notice-request-title = Prośba o miejsce · Ex Libris
mail-password-subject = Nowe hasło do Ex Libris
mail-password-body = Ktoś poprosił o nowe hasło do twojego konta na tym serwerze. Jeśli to twoja prośba, otwórz ten link w ciągu godziny; zadziała raz. Jeśli nie, nie rób nic: hasło pozostanie bez zmian.
