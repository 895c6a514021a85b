### Co trenér říká o volbě. Množství jsou očekávané body na jedno desetinné místo; „jiné volby“ jsou další nejlepší.

coach-more = { $line }: asi o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu více než při jiných volbách.
coach-less = { $line }: zato asi o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu méně.
coach-rival = Nejlepší spoluhráč skončí asi o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu níže.
coach-rival-solo = Veřejná knihovna skončí asi o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu níže.
coach-stability-up = Stabilita polic vzroste na { $count }.
coach-stability-kept = Stabilita polic zůstane { $count }.
coach-shelved = { $count ->
    [one] Do vašich polic přibude jedna karta.
    [few] Do vašich polic přibudou { $count } karty.
    [many] Do vašich polic přibude { $count } karty.
   *[other] Do vašich polic přibude { $count } karet.
}
coach-drawn = { $count ->
    [one] Do ruky dostanete jednu kartu.
    [few] Do ruky dostanete { $count } karty.
    [many] Do ruky dostanete { $count } karty.
   *[other] Do ruky dostanete { $count } karet.
}
coach-order = { $count ->
    [one] O jednu kartu více zůstane v abecedním pořadí.
    [few] O { $count } karty více zůstane v abecedním pořadí.
    [many] O { $count } karty více zůstane v abecedním pořadí.
   *[other] O { $count } karet více zůstane v abecedním pořadí.
}
coach-room = { $count ->
    [one] Jedna karta z ruky se pak ještě vejde do pořadí.
    [few] { $count } karty z ruky se pak ještě vejdou do pořadí.
    [many] { $count } karty z ruky se pak ještě vejde do pořadí.
   *[other] { $count } karet z ruky se pak ještě vejde do pořadí.
}
coach-lead = { $count ->
    [one] Máte o jednu knihu Význačných děl více než spoluhráči.
    [few] Máte o { $count } knihy Význačných děl více než spoluhráči.
    [many] Máte o { $count } knihy Význačných děl více než spoluhráči.
   *[other] Máte o { $count } knih Význačných děl více než spoluhráči.
}
coach-denied = { $other } se sem už nedostane: { $tile }.
coach-even = Nejlepší volby vyjdou zhruba nastejno.
coach-close = Rozdíl je příliš malý na to, aby rozhodl; tato volba zatím vypadá nejlépe.
coach-best = Tato volba vychází nejlépe: na mnoha místech, všude o trochu.
coach-hurried = Na rozmyšlenou bylo málo času: toto je jen první dojem a jiná volba může být lepší.
coach-only = Jiná možnost není.
coach-cost = asi o { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu méně vůči nejlepšímu spoluhráči
coach-cost-solo = asi o { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu méně vůči Veřejné knihovně
coach-cost-between = o { $least } až { $most } b. méně vůči nejlepšímu spoluhráči
coach-cost-between-solo = o { $least } až { $most } b. méně vůči Veřejné knihovně
coach-cost-win = šance na výhru nižší o { NUMBER($amount, maximumFractionDigits: 0) } %
coach-cost-win-between = šance na výhru nižší o { $least } až { $most } %
coach-cost-both = { $cost }, { $win }
coach-equal = zhruba stejně dobré
coach-unclear = rozdíl je příliš malý
coach-weaker = o něco slabší
coach-weaker-clearly = zřetelně slabší
coach-weaker-far = o mnoho slabší
puzzle-grade = { $grade ->
    [1] Lehká: podívejte se, co každá volba hned přinese.
    [2] Střední: myslete na to, co každá volba umožní.
   *[3] Těžká: co se zprvu zdá nejlepší, nejlepší není.
}
