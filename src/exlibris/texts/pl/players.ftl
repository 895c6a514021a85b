### Gracze: ich ranking i strona każdego gracza.

players-title = Gracze
players-about = Najlepsi z tych, którzy chcą być widoczni, według wszystkich ich gier rankingowych na tym serwerze.
players-family = Instrukcje
players-first = Pierwsza edycja
players-revised = Edycja poprawiona
players-pool = Gry
players-people = między ludźmi
players-computers = z komputerami
players-none = Na razie nikogo tu nie ma. Na liście jest każdy, kto ma konto, skończył grę i chce być widoczny.
players-yours = Przejdź do swojego konta
players-own = Twoja pozycja
players-own-guest = Grasz jako gość, więc twoje gry nie liczą się do rankingu. Liczą się te, które skończysz z kontem.
players-own-hidden = Masz ranking, ale widzisz go tylko ty. Jeśli chcesz, możesz się tu pokazać.
players-own-unrated = Nie masz jeszcze gry rankingowej tego rodzaju. Po pierwszej będzie cię tu widać, jeśli chcesz.
players-own-below = Masz ranking, ale ta lista kończy się na stu najlepszych.
players-own-page = Twoja strona gracza
players-rating-change = Twój ranking: { $rating } ({ $change })
players-all = Wszyscy gracze
players-name = Nazwa
players-games = Gry
players-wins = Wygrane
player-rating = Ranking
player-interval = { $rating } ± { $margin }
player-now = Ranking { $rating } ± { $margin }.
player-record = Gry: { $games }, wygrane: { $wins }.
player-course = Ranking, gra po grze
player-game = Gra
player-lines = Punkty według wierszy
player-places = Ulubione lokacje
player-place-often = { $own } raza na grę (wszyscy gracze: { $average })
player-own = Własne
player-average = Wszyscy gracze
player-games = Ostatnie gry
player-rank = Miejsce { $rank } z { $size }
player-resigned = Partia poddana
player-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
player-hidden = Tę stronę widzisz tylko ty. Możesz to zmienić na stronie swojego konta.
player-unrated = Żadna skończona gra nie liczy się jeszcze do rankingu.
player-missing = Wśród widocznych graczy nie ma nikogo o tej nazwie.
