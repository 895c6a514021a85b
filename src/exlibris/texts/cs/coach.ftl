### Co trenér říká o volbě. Množství jsou očekávané body na jedno desetinné místo; „jiné volby“ jsou další nejlepší.

coach-more = { $line }: asi o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu více než při jiných volbách.
coach-less = { $line }: zato asi o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu méně.
coach-rival = Nejlepší spoluhráč bude mít na konci asi o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu méně.
coach-rival-solo = Veřejná knihovna bude mít na konci asi o { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu méně.
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
    [one] V abecedním pořadí zůstane o jednu kartu více.
    [few] V abecedním pořadí zůstane o { $count } karty více.
    [many] V abecedním pořadí zůstane o { $count } karty více.
   *[other] V abecedním pořadí zůstane o { $count } karet více.
}
coach-room = { $count ->
    [one] Jedna karta z ruky se pak ještě vejde do pořadí.
    [few] { $count } karty z ruky se pak ještě vejdou do pořadí.
    [many] { $count } karty z ruky se pak ještě vejde do pořadí.
   *[other] { $count } karet z ruky se pak ještě vejde do pořadí.
}
coach-lead = { $count ->
    [one] Ve Význačných dílech vedete nad spoluhráči o jednu knihu.
    [few] Ve Význačných dílech vedete nad spoluhráči o { $count } knihy.
    [many] Ve Význačných dílech vedete nad spoluhráči o { $count } knihy.
   *[other] Ve Význačných dílech vedete nad spoluhráči o { $count } knih.
}
coach-denied = { $other } se sem už nedostane: { $tile }.
coach-even = Nejlepší volby vyjdou zhruba nastejno.
coach-close = Rozdíl je příliš malý na to, aby rozhodl; tato volba zatím vypadá nejlépe.
coach-best = Tato volba vychází nejlépe díky mnoha drobným výhodám.
coach-hurried = Zatím je zváženo jen to, co se stane hned; na pohled dál nezbyl čas.
coach-shelving = Nejvíc bodů hned: { $what } ({ $lines }).
coach-form = Ve formuláři: { $lines }.
coach-form-same = Body ve formuláři se zatím nemění.
coach-form-card = Zařazená na nejlepší místo změní formulář: { $lines }.
coach-form-later = Zařazená teď by ještě nic nepřinesla.
coach-form-there = Nejlepší karta tam je teď { $what }; zařazená na nejlepší místo změní formulář: { $lines }.
coach-line = { $code } ({ $name }) z { $before } na { $after }
coach-turned = Mimo pořadí pak stojí: { $cards }.
coach-than = Hned { $now }; další v pořadí, { $other }: { $then }.
coach-than-later = Další v pořadí, { $other }, přinese hned víc ({ $then } místo { $now }), ale do konce slibuje méně.
coach-only = Jiná možnost není.
coach-cost = ztráta asi { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu na nejlepšího spoluhráče
coach-cost-solo = ztráta asi { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu na Veřejnou knihovnu
coach-cost-between = ztráta { $least } až { $most } b. na nejlepšího spoluhráče
coach-cost-between-solo = ztráta { $least } až { $most } b. na Veřejnou knihovnu
coach-cost-win = šance na výhru nižší o { NUMBER($amount, maximumFractionDigits: 0) } %
coach-cost-win-between = šance na výhru nižší o { $least } až { $most } %
coach-cost-both = { $cost }, { $win }
coach-equal = zhruba stejně dobré
coach-unclear = rozdíl je příliš malý
coach-weaker = o něco slabší
coach-weaker-clearly = zřetelně slabší
coach-weaker-far = mnohem slabší
puzzle-grade = { $grade ->
    [1] Lehká: podívejte se, co každá volba hned přinese.
    [2] Střední: myslete na to, co každá volba umožní.
   *[3] Těžká: co se zprvu zdá nejlepší, nejlepší není.
}
