### Hráči: žebříček a stránka každého hráče.

players-title = Hráči
players-about = Nejlepší z těch, kdo chtějí být vidět, podle všech jejich hodnocených her na tomto serveru.
players-family = Pravidla
players-first = První vydání
players-revised = Přepracované vydání
players-pool = Hry
players-people = mezi lidmi
players-computers = s počítači
players-none = Zatím tu nikdo není. Objeví se tu každý, kdo má účet, dohraje hru a chce být vidět.
players-yours = Přejít na svůj účet
players-own = Kde jste vy
players-own-guest = Hrajete jako host, takže se vaše hry nehodnotí. Hodnotí se ty, které dohrajete s účtem.
players-own-hidden = Hodnocení máte, ale vidíte ho jen vy. Chcete-li, můžete tu být vidět.
players-own-unrated = Hodnocenou hru tohoto druhu zatím nemáte. Po první tu budete, chcete-li být vidět.
players-own-below = Hodnocení máte, ale tento seznam končí stovkou nejlepších.
players-own-page = Vaše stránka hráče
players-rating-change = Vaše hodnocení: { $rating } ({ $change })
players-all = Všichni hráči
players-name = Jméno
players-games = Hry
players-wins = Výhry
player-rating = Hodnocení
player-interval = { $rating } ± { $margin }
player-now = Hodnocení { $rating } ± { $margin }.
player-record = Hry: { $games }, výhry: { $wins }.
player-course = Hodnocení hru po hře
player-game = Hra
player-lines = Body podle řádků
player-places = Oblíbené budovy
player-place-often = { $own }krát za hru (všichni hráči: { $average })
player-own = Vlastní
player-average = Všichni hráči
player-games = Poslední hry
player-rank = { $rank }. z celkem { $size }
player-resigned = Vzdaná hra
player-points = { $count ->
    [one] 1 bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
player-hidden = Tuto stránku vidíte jen vy. Můžete to změnit na stránce svého účtu.
player-unrated = Zatím nebyla ohodnocena žádná dohraná hra.
player-missing = Hráč s tímto jménem tu není, nebo nechce být vidět.
