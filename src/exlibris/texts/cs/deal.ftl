### Co stůl slibuje o rozdání a jak se ověřuje zápis.

deal-title = Odkryté rozdání
deal-about = Toto číslo vzniklo z pořadí všech karet ještě dřív, než si kdo sedl ke stolu, a karty se z něj nedají zjistit. Po skončení hry stůl ukáže, z čeho vzniklo, a každý si může ověřit, že se nic nezměnilo. Tento prohlížeč si ho poznamenal; opište si ho, pokud chcete mít jistotu.
deal-about-older = Je to SHA-256 semínka rozdání, které stůl ukáže po skončení hry.
deal-chosen = Semínko tohoto rozdání zvolil ten, kdo stůl otevřel; může znát všechny karty.
deal-copy = Zkopírovat otisk
deal-copied = Zkopírováno
deal-more = Co dokazuje
deal-seed = Semínko
deal-salt = Sůl
deal-check = Ověřit rozdání
verify-title = Ověřit rozdání
verify-about = Zápis dohrané hry odkrývá, co stůl slíbil dřív, než kdo uviděl první kartu: semínko rozdání. Tady se porovná s otiskem a celá hra se přehraje znovu.
verify-noted = Otisk, jak ho máte poznamenaný
verify-noted-help = Bez něj se zápis porovnává jen sám se sebou.
verify-noted-here = Tento prohlížeč si ho poznamenal, když stůl poprvé uviděl.
verify-noted-digits = Otisk má 64 znaků: od 0 do 9 a od a do f.
verify-again = Ověřit znovu
verify-checking = Přehrávám hru znovu…
verify-good = Rozdání je takové, jaké bylo slíbeno
verify-partly = Nic si neodporuje, ale ani nic nebylo slíbeno
verify-bad = Něco nesouhlasí
verify-noted-yes = Otisk souhlasí s poznamenaným.
verify-noted-no = Otisk nesouhlasí s poznamenaným.
verify-hash-yes = Otisk vznikl z tohoto rozdání.
verify-hash-no = Otisk nevznikl z tohoto rozdání.
verify-hash-none = Zápis nemá otisk: nehrálo se u stolu.
verify-deal-yes = Hrálo se s kartami, pravidly a místy z tohoto rozdání.
verify-deal-no = Karty, pravidla nebo místa ve hře nejsou z tohoto rozdání.
verify-deal-none = Nic tedy neukazuje, jaké rozdání bylo určeno před hrou.
verify-actions-yes = { $count ->
    [one] Jediná volba v zápisu byla dovolená.
    [few] Všechny { $count } volby v zápisu byly dovolené.
    [many] Všech { $count } volby v zápisu bylo dovolených.
   *[other] Všech { $count } voleb v zápisu bylo dovolených.
 }
verify-actions-no = Některá volba v zápisu nebyla dovolená.
verify-result-yes = Výsledek v zápisu odpovídá průběhu hry.
verify-result-no = Výsledek v zápisu neodpovídá průběhu hry.
verify-result-none = Není výsledek k porovnání: hra byla ukončena dřív, nebo ho zápis neuvádí.
verify-drawn = Místa byla vylosována ze stejného semínka. Pořadí tahů podle míst obsazených před losováním: { $order }.
verify-numbers = Čísla
verify-shows = Co to ukazuje
verify-shows-deal = Od chvíle, kdy byl otisk vidět, nikdo nezměnil karty, pravidla ani losování míst: žádné jiné rozdání nemá stejný otisk.
verify-shows-play = Všechny volby v zápisu byly dovolené a dohromady vedou k tomuto výsledku.
verify-not = Co to neukazuje
verify-not-knowing = Že karty nikdo neznal. Zamíchal je server, takže kdo ho provozuje, mohl se podívat.
verify-not-choosing = Že to bylo první vylosované rozdání. Hráči nemají na semínko vliv, takže nepoctivý server by mohl losovat, dokud se mu nějaké nezalíbí.
verify-not-people = Kdo seděl u stolu a co bylo vzato zpět. V zápisech to není.
verify-not-itself = Že tento server říká o ověření pravdu.
verify-yourself = Bez tohoto serveru
verify-yourself-how = Stáhněte si zápis a ověřte ho v Ex Libris na vlastním počítači, s otiskem, který máte poznamenaný:
seat-offer = Nabídnout své místo
seat-offer-about = Kdo tento odkaz otevře, zahraje si stejné rozdání proti stejným počítačům. Na konci budou police vedle sebe. Odkaz obsahuje vaše police a formulář; vaše jméno jen tehdy, když je sem napíšete.
seat-offer-name = Vaše jméno, chcete-li
seat-take = Zaujmout místo
seat-take-from = { $name } vám nabízí své místo
seat-take-about = { $rulebook }. Dostanete stejné karty a stejné soupeře a na konci můžete porovnat police. Partie se nezapočítává do hodnocení.
seat-beat = K překonání: { $total }{ $named ->
    [0] {""}
   *[other] {" "}({ $by })
}. Zvládnete to?
seat-target = { $named ->
    [0] K překonání: { $total }
   *[other] K překonání: { $by }, { $total }
}
same-deal = Stejné rozdání podruhé
same-deal-before = předchozí hráč
same-deal-ahead = Se stejnými kartami má { $ahead } o { $points ->
    [one] bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} víc než { $behind }: { $more } ku { $less }
same-deal-even = Se stejnými kartami mají { $first } a { $second } stejně: { $total }
slip-result = { $name }: { $total ->
    [one] { $total } bod
    [few] { $total } body
    [many] { $total } bodu
   *[other] { $total } bodů
}
slip-titles = Z polic: { $name }
slip-seat = Zaujměte mé místo
slip-seat-about = Naskenujte kód a zahrajte si toto rozdání.
day-about = { $rulebook }. Kdo hraje dnes, dostane stejné karty a stejné soupeře. Partie se nezapočítává do hodnocení.
day-once = Jediný pokus: jakmile se posadíte, hrajete toto rozdání do konce, bez rad, a nelze začít znovu.
day-next = Další rozdání přijde o půlnoci.
day-risk = { $days ->
    [one] Včerejší rozdání máte za sebou: zahrajte si i dnes a začne série.
    [few] Rozdání hraná { $days } dny po sobě: zahrajte si dnes, ať série trvá.
   *[other] Rozdání hraná { $days } dní po sobě: zahrajte si dnes, ať série trvá.
}
day-first = Zatím tu nemáte žádnou dohranou hru. Než spotřebujete dnešní pokus, zahrajte si první hru: sama vysvětluje, co dělat, a rozdání počká do půlnoci.
day-first-open = K první hře
day-when = Po partii uvidíte výsledky všech, své pořadí a nejlepší police. Pak můžete změnit i jméno v seznamu, který roste do půlnoci.
day-name = Vaše jméno v dnešním seznamu, chcete-li
day-name-about = Přečte si ho každý, kdo dnešní rozdání dohrál. Beze jména budete v seznamu jako „{ $nameless }“.
day-again = Pokračovat ve hře
day-look = Vaše partie a nejlepší police
day-ended = Tato partie skončila předčasně, takže nemá výsledek. Zítra bude nové rozdání.
day-list = Výsledky dne
day-count = { $count ->
    [one] Váš výsledek je první.
    [few] Toto rozdání dohráli { $count } lidé.
    [many] Toto rozdání dohrálo { $count } člověka.
   *[other] Toto rozdání dohrálo { $count } lidí.
}
day-grows = Seznam roste do půlnoci: podívejte se ještě večer.
day-computers = Počítače ve vaší hře: { $totals }.
day-streak = Dny hry v řadě: { $days }.
day-before = O den dřív
day-rank = Rozdání dne: { $place }. místo z { $count }, { $total ->
    [one] jeden bod
    [few] { $total } body
   *[other] { $total } bodů
}
day-own = Rozdání dne: { $total ->
    [one] jeden bod
    [few] { $total } body
   *[other] { $total } bodů
}
day-sign = Změnit jméno
day-signed = V seznamu je nové jméno.
day-best = Nejlepší police dne a vaše
