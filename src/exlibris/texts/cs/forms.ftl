### Inspekční formuláře, v terminálu i na papíře.

form-title-multiplayer = Zpráva o inspekci soukromých knihoven
form-title-solo = Zpráva o soukromé knihovně ve srovnání s veřejnou
form-facts = Význačná díla: { $prominent }. Zakázané knihy: { $banned }.
form-label = { $label }:
form-round = { $round }. kolo
form-public-library = Veřejná knihovna
form-seat = Místo { $number }
form-imprint = Ex Libris · Formulář { $number } · Neoficiální. Pište prosím čitelně.
form-online = Ex Libris, u obrazovky
form-signature = Podpis inspektora, inkoustem

form-line-turned = Otočeno inspekcí
form-none = nic
form-unknown = –
form-note-prominent = význačná
form-note-banned = zakázané
form-note-focus = zam.

form-line-b1 = Stabilita polic
form-line-b2 = Význačná díla
form-line-b3 = Zakázané knihy
form-line-b4 = Různorodost kategorií
form-line-b5 = Zaměření knihovny
form-line-total = Celkem
form-line-books = Knihy v policích
form-line-hand = Karty v ruce
form-line-rank = Pořadí
form-course = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
    [many] { $rounds } kola
   *[other] { $rounds } kol
}, { $decisions ->
    [one] { $decisions } rozhodnutí
    [few] { $decisions } rozhodnutí
    [many] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
}.

form-work-b1 = { $stability ->
    [0] bez obdélníku
   *[other] obdélník: { $stability }
}
form-work-b1-entombed = { form-work-b1 }; { $entombed } za pohřbené
form-work-b1-tallied = jak bylo zadáno
form-work-b2 = { $books ->
    [one] { $books } kniha
    [few] { $books } knihy
    [many] { $books } knihy
   *[other] { $books } knih
}: { form-place } místo
form-work-b2-shared = { $books ->
    [one] { $books } kniha
    [few] { $books } knihy
    [many] { $books } knihy
   *[other] { $books } knih
}: { form-place } místo společně, { $pot } / { $tied }
form-work-b2-solo = { $own ->
    [one] { $own } kniha
    [few] { $own } knihy
    [many] { $own } knihy
   *[other] { $own } knih
} proti { $other }
form-work-b3 = { $books ->
    [one] { $books } kniha
    [few] { $books } knihy
    [many] { $books } knihy
   *[other] { $books } knih
}
form-work-b4 = 3 × { $books } ({ $category })
form-work-b5 = 2 × { $books } ({ $category })
form-place = { $place }.

form-solo-won = { $name } vyhrává { $own } ku { $other }. Veřejná knihovna škrobeně blahopřeje.
form-solo-lost = Veřejná knihovna vyhrává { $other } ku { $own }.
form-solo-tied = Shoda { $own } ku { $own }: při shodě vyhrává Veřejná knihovna.
form-best = { $name }: { $best } místo { $total } po otočení { $cards }.
form-best-none = { $name }: žádné otočení by nepřineslo víc než { $total }.
