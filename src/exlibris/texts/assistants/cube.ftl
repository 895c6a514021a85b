## en

assistant-cube-name = Gelatinous Cube
    .one = the Gelatinous Cube
assistant-cube-library = Dungeon of Deep Thought
assistant-cube-summary = { $cube_card_shelved ->
    [yes] Opponents who join it give a random card you may shelve, or let you draw and shelve.
   *[no] An opponent who joins it gives you a random card or lets you draw 1 and shelve 1.
}
assistant-cube-detail =
    When an opponent’s assistant arrives at the Cube’s location, that opponent chooses, before the
    location takes effect, to give you a random card from hand{ $cube_card_shelved ->
        [yes] , which you may shelve right away
       *[no] { "" }
    }, or to let you do both home actions (draw 1 card, shelve
    1) right away. With an empty hand, only the second is possible. This happens at every arrival; special assistants
    that were there before the Cube act first. Those who were there before the Cube squeezed in owe nothing.

prompt-cube = { $player }, the Gelatinous Cube blocks the door { $at }: give { $other } a random card, or let { $other } draw and shelve.
log-allow = { $player } lets { $other } draw a card and shelve one.

## pl

assistant-cube-name = Galaretowata Kostka
    .one = Galaretowatą Kostkę
assistant-cube-library = Czeluście Głębokiej Zadumy
assistant-cube-summary = { $cube_card_shelved ->
    [yes] Kto dołącza, daje losową kartę (możesz ją ustawić) lub pozwala na obie akcje domowe.
   *[no] Kto do niej dołącza, daje ci losową kartę albo pozwala dobrać 1 i ustawić 1.
}
assistant-cube-detail =
    Gdy pomocnik przeciwnika przychodzi do lokacji Kostki, ten przeciwnik wybiera przed efektem lokacji: daje
    ci losową kartę z ręki{ $cube_card_shelved ->
        [yes] , którą możesz od razu ustawić na półce,
       *[no] { "" }
    } albo pozwala ci od razu wykonać obie akcje domowe (dobierz 1 kartę, ustaw 1). Przy pustej ręce zostaje tylko to drugie.
    Tak jest przy każdym przybyciu; starsi pomocnicy, którzy stali tam przed Kostką, działają przed nią. Kto był na
    miejscu, zanim Kostka się wcisnęła, nie jest nic winien.

prompt-cube = { $player }, Galaretowata Kostka blokuje drzwi { $at }: { $other } dostaje losową kartę z twojej ręki czy dobiera 1 i ustawia 1?
log-allow = { $player } pozwala na obie akcje domowe: { $other } dobiera kartę i ustawia jedną.

## cs

assistant-cube-name = Rosolová krychle
    .one = Rosolovou krychli
assistant-cube-library = Sklepení hlubokého zamyšlení
assistant-cube-summary = { $cube_card_shelved ->
    [yes] Kdo k ní přijde, dá náhodnou kartu (smíte ji zařadit), nebo dovolí obě domácí akce.
   *[no] Kdo k ní přijde, dá vám náhodnou kartu, nebo dovolí dobrat si 1 a 1 zařadit.
}
assistant-cube-detail =
    Když do budovy s Rosolovou krychlí přijde pomocník spoluhráče, ten spoluhráč zvolí, ještě než budova zapůsobí: dá vám z ruky náhodnou
    kartu{ $cube_card_shelved ->
        [yes] , kterou můžete hned zařadit,
       *[no] { "" }
    } nebo vám dovolí hned udělat obě domácí akce (dobrat si 1 kartu, 1 zařadit). S prázdnou rukou zbývá jen to druhé. Stane
    se to při každém příchodu; speciální pomocníci, kteří tam byli před krychlí, jednají před ní. Kdo tu byl, než se
    krychle vmáčkla, nedluží nic.

prompt-cube = { $player }: Rosolová krychle blokuje dveře { $at }. Dostane { $other } náhodnou kartu, nebo si 1 dobere a 1 zařadí?
log-allow = { $player } dovoluje obě domácí akce: { $other } si dobere kartu a jednu zařadí.

## fr

assistant-cube-name = Cube gélatineux
    .one = le Cube gélatineux
assistant-cube-library = Donjon de la Pensée Profonde
assistant-cube-summary = { $cube_card_shelved ->
    [yes] Qui le rejoint vous donne 1 carte (à archiver ou non) ou 2 actions Maison.
   *[no] Qui le rejoint vous donne 1 carte au hasard ou 2 actions Maison.
}
assistant-cube-detail =
    Quand un assistant adverse arrive dans le lieu du Cube, cet adversaire choisit, avant l’effet du lieu : vous donner
    une carte de sa main au hasard{ $cube_card_shelved ->
        [yes] , que vous pouvez archiver aussitôt,
       *[no] { "" }
    } ou vous laisser faire aussitôt les deux actions Maison (piocher 1 carte, en archiver 1). Avec une main vide, seul
    le second choix reste. Cela vaut à chaque arrivée ; les assistants spéciaux déjà là avant le Cube agissent avant
    lui. Qui était là avant que le Cube s’y glisse ne doit rien.

prompt-cube = { $player }, le Cube gélatineux bloque la porte { $at } : { $other } reçoit une carte au hasard, ou pioche et archive ?
log-allow = { $player } accorde à { $other } de piocher une carte et d’en archiver une.
