### Gracze: ranking i strona każdego gracza.

players-title = Gracze
players-about = Najlepsi z tych, którzy chcą być widoczni, według wszystkich ich ocenionych gier na tym serwerze.
players-family = Instrukcje
players-first = Pierwsza edycja
players-revised = Edycja poprawiona
players-pool = Gry
players-people = między ludźmi
players-computers = z komputerami
players-none = Na razie nikogo tu nie ma. Na liście jest każdy, kto ma konto, skończył grę i chce być widoczny.
players-yours = Przejdź do swojego konta
players-own = Gdzie jesteś
players-own-guest = Grasz jako gość, więc twoje gry nie są oceniane. Oceniane są te, które skończysz z kontem.
players-own-hidden = Masz ocenę, ale widzisz ją tylko ty. Jeśli chcesz, możesz się tu pokazać.
players-own-unrated = Nie masz jeszcze ocenionej gry tego rodzaju. Po pierwszej będzie cię tu widać, jeśli chcesz.
players-own-below = Masz ocenę, ale ta lista kończy się na stu najlepszych.
players-own-page = Twoja strona gracza
players-all = Wszyscy gracze
players-name = Imię
players-games = Gry
players-wins = Wygrane
player-rating = Ocena
player-interval = { $rating } ± { $margin }
player-now = Ocena { $rating } ± { $margin }.
player-record = Gry: { $games }, wygrane: { $wins }.
player-course = Ocena gra po grze
player-game = Gra
player-lines = Punkty według wierszy
player-places = Ulubione lokacje
player-place-often = { $own } razy na grę, średnio { $average }
player-own = Własne
player-average = Wszyscy gracze
player-games = Ostatnie gry
player-rank = Miejsce { $rank } z { $size }
player-resigned = Gra poddana
player-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
player-hidden = Tę stronę widzisz tylko ty. Możesz to zmienić na stronie swojego konta.
player-unrated = Żadna skończona gra nie została jeszcze oceniona.
player-missing = Nie ma gracza o tym imieniu, który chce być widoczny.
