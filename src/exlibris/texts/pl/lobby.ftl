### Poczekalnia: stoły, do których każdy może usiąść, i wybory przy własnym stole.

lobby-title = Otwarte stoły
lobby-about = Przy tych stołach brakuje graczy. Gra zaczyna się, gdy ktoś zajmie ostatnie wolne miejsce.
lobby-empty = Teraz nikt nie czeka na graczy.
lobby-empty-how = Otwórz własny stół dla gości i pokaż go w poczekalni.
lobby-finished = Zakończone gry
lobby-finished-about = Ich powtórki może obejrzeć tu każdy. Gier przy stołach otwartych przez link nie ma na żadnej liście.
lobby-players = Gracze i ich oceny
lobby-host = Zaprasza { $host }
lobby-seats = zajęte miejsca: { $taken } z { $seats }
lobby-no-limit = Nikt nie ma limitu czasu.
lobby-yours = To twój stół.
lobby-join = Zobacz
lobby-go = Przejdź do stołu
lobby-count = { $count ->
    [0] Brak otwartych stołów.
    [one] Jeden otwarty stół.
    [few] { $count } otwarte stoły.
    [many] { $count } otwartych stołów.
   *[other] { $count } otwartego stołu.
}
listing-title = Kto może dołączyć
listing-link = kto ma link
listing-all = wszyscy tutaj
listing-help = Dopóki brakuje graczy, stół widzą wszyscy na tym serwerze. Po zakończeniu gry każdy może obejrzeć jej powtórkę.
listing-is = Ten stół jest w poczekalni: może usiąść każdy na tym serwerze.
seats-title = Kto gdzie siedzi
seats-entered = jak wyżej
seats-drawn = losowo
seats-help = Miejsca losuje się na początku gry. Losowanie wynika z ziarna, więc po grze każdy może je sprawdzić.
seats-will = Miejsca zostaną wylosowane na początku gry.
webhook-help = Gdy masz podjąć decyzję, a strona stołu nie jest otwarta, serwer wyśle tam wiadomość z imionami graczy i linkiem. Może to być webhook kanału na Discordzie. Zachowaj adres w tajemnicy.
webhook-url = Adres (https)
webhook-choose = Użyj go
webhook-forget = Zapomnij go
webhook-chosen = Zapisano; pierwsza wiadomość jest w drodze.
webhook-forgotten = Zapomniano.
notices-pushed = Powiadomienia przyjdą także wtedy, gdy żadna strona Ex Libris nie jest otwarta.
notices-open-only = Powiadomienia przyjdą, dopóki strona stołu jest otwarta: inaczej do tej przeglądarki nie da się dotrzeć.
