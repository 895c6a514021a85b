### Co trener mówi o wyborze. Ilości to oczekiwane punkty z jednym miejscem po przecinku; „inne wybory” to następne najlepsze.

coach-more = { $line }: o około { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej niż przy innych wyborach.
coach-less = W zamian o około { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu mniej: { $line }.
coach-rival = Najlepszy wynik rywali jest o około { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu niższy.
coach-rival-solo = Biblioteka Miejska ma o około { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu mniej.
coach-stability-up = Stabilność półek rośnie do { $count }.
coach-stability-kept = Stabilność półek się nie zmienia: { $count }.
coach-shelved = { $count ->
    [one] Na twoje półki trafia jedna karta.
    [few] Na twoje półki trafiają { $count } karty.
    [many] Na twoje półki trafia { $count } kart.
   *[other] Na twoje półki trafia { $count } karty.
}
coach-drawn = { $count ->
    [one] Na rękę trafia ci jedna karta.
    [few] Na rękę trafiają ci { $count } karty.
    [many] Na rękę trafia ci { $count } kart.
   *[other] Na rękę trafia ci { $count } karty.
}
coach-order = { $count ->
    [one] W porządku alfabetycznym zostaje o jedną kartę więcej.
    [few] W porządku alfabetycznym zostaje o { $count } karty więcej.
    [many] W porządku alfabetycznym zostaje o { $count } kart więcej.
   *[other] W porządku alfabetycznym zostaje o { $count } karty więcej.
}
coach-room = { $count ->
    [one] Jedną kartę z ręki da się potem ustawić po kolei.
    [few] { $count } karty z ręki da się potem ustawić po kolei.
    [many] { $count } kart z ręki da się potem ustawić po kolei.
   *[other] { $count } karty z ręki da się potem ustawić po kolei.
}
coach-lead = { $count ->
    [one] Masz o jedno Dzieło Wybitne więcej niż rywale.
    [few] Masz o { $count } Dzieła Wybitne więcej niż rywale.
    [many] Masz o { $count } Dzieł Wybitnych więcej niż rywale.
   *[other] Masz o { $count } Dzieła Wybitnego więcej niż rywale.
}
coach-denied = { $other } nie zajmie tego miejsca: { $tile }.
coach-even = Najlepsze wybory są warte mniej więcej tyle samo.
coach-close = Różnica jest za mała, by rozstrzygnąć; ten wybór wygląda na razie najlepiej.
coach-best = Ten wybór wypada najlepiej dzięki wielu drobnym korzyściom.
coach-hurried = Na razie zważono tylko to, co stanie się od razu; na dalsze sprawdzenie zabrakło czasu.
coach-shelving = Najwięcej punktów od razu: { $what } ({ $lines }).
coach-form = W formularzu: { $lines }.
coach-form-same = Punkty w formularzu na razie się nie zmieniają.
coach-form-card = Ustawiona w najlepszym miejscu zmienia formularz: { $lines }.
coach-form-later = Ustawiona teraz jeszcze nic nie da.
coach-form-there = Najlepsza karta leży tam teraz { $what }; ustawiona w najlepszym miejscu zmienia formularz: { $lines }.
coach-line = { $code } ({ $name }) z { $before } na { $after }
coach-turned = Potem nie po kolei: { $cards }.
coach-than = Od razu { $now }; następny w kolejności wybór, { $other }: { $then }.
coach-than-later = Następny w kolejności wybór, { $other }, daje od razu więcej ({ $then } zamiast { $now }), ale do końca zapowiada się gorzej.
coach-only = To jedyny możliwy wybór.
coach-cost = przewaga nad najlepszym z rywali mniejsza o około { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
coach-cost-solo = przewaga nad Biblioteką Miejską mniejsza o około { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu
coach-cost-between = przewaga nad najlepszym z rywali mniejsza o { $least }–{ $most } pkt
coach-cost-between-solo = przewaga nad Biblioteką Miejską mniejsza o { $least }–{ $most } pkt
coach-cost-win = szansa na wygraną niższa o { NUMBER($amount, maximumFractionDigits: 0) } pkt proc.
coach-cost-win-between = szansa na wygraną niższa o { $least }–{ $most } pkt proc.
coach-cost-both = { $cost }, { $win }
coach-equal = mniej więcej tak samo dobre
coach-unclear = różnica za mała, by rozstrzygnąć
coach-weaker = nieco słabsze
coach-weaker-clearly = wyraźnie słabsze
coach-weaker-far = o wiele słabsze
puzzle-grade = { $grade ->
    [1] Łatwa: zobacz, co każdy wybór daje od razu.
    [2] Średnia: pomyśl, co każdy wybór umożliwia.
   *[3] Trudna: to, co zrazu wydaje się najlepsze, najlepsze nie jest.
}
