### Poczekalnia: stoły, do których każdy może usiąść, i wybory przy własnym stole.

lobby-title = Otwarte stoły
lobby-about = Przy tych stołach brakuje graczy. Gra zaczyna się, gdy ktoś zajmie ostatnie wolne miejsce.
lobby-empty = Teraz nikt nie czeka na graczy.
lobby-empty-how = Zaproś kogoś linkiem albo otwórz stół dla wszystkich: będzie tu widoczny, dopóki ktoś się nie dosiądzie.
lobby-own = Otwórz stół dla dwojga
lobby-invite = Zaproś kogoś linkiem
lobby-open = Otwórz stół dla wszystkich
lobby-open-otherwise = Najpierw wybierz zasady, miejsca i zegary
lobby-finished = Zakończone gry
lobby-finished-about = Ich powtórki może obejrzeć tu każdy. Gier przy stołach, do których trzeba mieć link, nie ma na żadnej liście.
lobby-players = Gracze i ich ranking
lobby-host = Zaprasza { $host }
lobby-seats = zajęte miejsca: { $taken } z { $seats }
lobby-no-limit = Nikt nie ma limitu czasu.
lobby-yours = Masz miejsce przy tym stole.
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
listing-all = każdy na tym serwerze
listing-help = Dopóki brakuje graczy, stół widzą wszyscy na tym serwerze. Po zakończeniu gry każdy może obejrzeć jej powtórkę.
listing-is = Ten stół jest w poczekalni: może usiąść każdy na tym serwerze.
listing-asks = Ten stół jest w poczekalni: o miejsce może poprosić każdy na tym serwerze.
seats-title = Kto gdzie siedzi
seats-entered = jak wyżej
seats-drawn = losowo
seats-help = Miejsca losuje się na początku gry. Losowanie wynika z ziarna, więc po grze każdy może je sprawdzić.
seats-will = Miejsca zostaną wylosowane na początku gry.
approval-choose = Decyduję, kto siada
approval-help = Kto chce usiąść, prosi o miejsce przed grą, a ty się zgadzasz albo odmawiasz.
approval-is = O tym, kto siada, decyduje gospodarz stołu.
time-choose = Kto nie zdąży, przegrywa
time-help = Tak jak przy poddaniu partii: dalej gra tam komputer, a w grze dwuosobowej wygrywa druga osoba.
time-is = Kto nie zdąży na czas, przegrywa.
approval-yours = O tym, kto siada, decydujesz ty.
approval-title = Kto chce usiąść
approval-request = { $name } prosi o „{ $seat }”
approval-program = program zewnętrzny
approval-accept = Zgoda
approval-accept-name = Zgoda: { $name }
approval-decline = Odmowa
approval-decline-name = Odmowa: { $name }
approval-asked = Prosisz o „{ $seat }”. Decyduje gospodarz; po jego zgodzie miejsce jest twoje.
approval-withdraw = Wycofaj
approval-declined = Gospodarz odmówił.
approval-left = { $count ->
    [0] Przy tym stole nie możesz już prosić o miejsce.
    [one] Możesz poprosić jeszcze raz.
    [few] Możesz poprosić jeszcze { $count } razy.
    [many] Możesz poprosić jeszcze { $count } razy.
   *[other] Możesz poprosić jeszcze { $count } raza.
}
webhook-help = Gdy masz podjąć decyzję, a strona stołu nie jest otwarta, serwer wyśle tam wiadomość z imionami graczy i linkiem. Może to być webhook kanału na Discordzie. Zachowaj adres w tajemnicy.
webhook-url = Adres (https)
webhook-choose = Użyj adresu
webhook-forget = Usuń adres
webhook-chosen = Zapisano; pierwsza wiadomość jest w drodze.
webhook-forgotten = Usunięto.
notices-pushed = Powiadomienia przyjdą także wtedy, gdy żadna strona Ex Libris nie jest otwarta.
notices-open-only = Powiadomienia będą przychodzić tylko wtedy, gdy strona stołu jest otwarta: inaczej do tej przeglądarki nie da się dotrzeć.

## Poczekalnia

waiting-title = Krzesła i stoły
waiting-seated = Gra zaczyna się, gdy wszystkie miejsca są zajęte. Wyślij link tym, których brakuje.
waiting-guest = Masz zaproszenie. Zajmij wolne miejsce.
waiting-host-gone = Gospodarza stołu nie ma: zacząć może każdy, kto tu siedzi.
invited-by = Zaprasza cię { $host }.
invited-to = { $rulebook }, miejsca: { $seats }
link-loopback = Ten link działa tylko na tym komputerze: nikt inny go nie otworzy. Uruchom serwer z --lan i otwórz adres, który wypisze.
link-qr = Link jako kod QR
seat-free = wolne, dla gościa
sit-down = Siadam tutaj
seat-ask = Proszę o to miejsce
seat-release = Zwolnij to miejsce
start-now = Zacznij teraz, z komputerami na wolnych miejscach
people-here = przy stole
