### Co ludzie słyszą gdzie indziej, gdy nie patrzą na swój stół.

notice-turn = Stół czeka na twoją decyzję ({ $names }): { $url }
notice-hello = Ex Libris powie ci tutaj, kiedy przyjdzie twoja kolej.
notice-title = Twój ruch · Ex Libris
notice-request = Ktoś prosi o miejsce przy twoim stole: { $url }
notice-request-title = Prośba o miejsce · Ex Libris
mail-password-subject = Nowe hasło do Ex Libris
mail-password-body = Ktoś poprosił o nowe hasło do twojego konta na tym serwerze. Jeśli to twoja prośba, otwórz ten link w ciągu godziny; zadziała raz. Jeśli nie, nie rób nic: hasło pozostanie bez zmian.
mail-sign-up-subject = Twoje konto w Ex Libris
mail-sign-up-body = Ktoś poprosił na tym serwerze o konto z tym adresem. Jeśli to twoja prośba, otwórz ten link w ciągu godziny, w tej samej przeglądarce; zadziała raz. Jeśli nie, nie rób nic: konto nie powstanie.
mail-taken-subject = Twoje konto w Ex Libris
mail-taken-body = Ktoś poprosił na tym serwerze o konto z tym adresem. Wybrana nazwa jest zajęta albo zbyt podobna do zajętej: wybierz inną lub zaloguj się, jeśli to twoje konto. Jeśli to nie twoja prośba, nie rób nic.
mail-email-subject = Twój adres w Ex Libris
mail-email-body = Ktoś podał ten adres dla swojego konta na tym serwerze. Jeśli to twoje konto, otwórz ten link w ciągu godziny; zadziała raz. Jeśli nie, nie rób nic: adres nie zostanie zapisany.
mail-email-changed-subject = Twoje konto w Ex Libris: adres e-mail
mail-email-changed-body = Adres e-mail twojego konta na tym serwerze jest właśnie zmieniany albo usuwany. Jeśli to nie twoja zmiana, zmień od razu hasło.
mail-password-changed-subject = Twoje konto w Ex Libris: hasło
mail-password-changed-body = Hasło do twojego konta na tym serwerze zostało zmienione, a wszystkie inne przeglądarki zostały wylogowane. Jeśli to nie twoja zmiana, poproś od razu o link do nowego hasła.
mail-factor-changed-subject = Twoje konto w Ex Libris: kody
mail-factor-changed-body = Twoje konto na tym serwerze od teraz pyta przy logowaniu o kod albo przestało o niego pytać. Jeśli to nie twoja zmiana, zmień od razu hasło.
