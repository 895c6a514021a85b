### 12 speciálních pomocníků. one: ve 4. pádě, do věty. summary: jeden řádek. detail: všechno, i to, kdy se nestane nic.
### Kde se pravidla liší, řídí se text přepínači z content/rulesets/switches.toml.

assistant-automaton-name = Knihobot
    .one = Knihobota
assistant-automaton-library = Mechanická čítárna
assistant-automaton-summary = Po příchodu: 1 domácí akce za každého jiného vašeho pomocníka na téže desce.
assistant-automaton-detail =
    Když Knihobot přijde do budovy nebo do vaší knihovny, nejdřív udělá jednu domácí akci (doberte si 1 kartu, nebo 1 zařaďte)
    za každého jiného vašeho pomocníka, který už na té desce je. Cizí pomocníci ho nenatáhnou. Pak políčko funguje jako
    obvykle.

assistant-bookworm-name = Červ pochybností
    .one = Červa pochybností
assistant-bookworm-library = Ohlodané křídlo
assistant-bookworm-summary = Doma: doberte si 1 a 1 zařaďte; za odhozenou kartu ještě jednou totéž.
assistant-bookworm-detail =
    Na políčku vaší knihovny udělá Červ pochybností obě domácí akce: doberte si 1 kartu a 1 zařaďte, v libovolném pořadí. Pak
    můžete odhodit 1 kartu z ruky nebo z polic a udělat obě ještě jednou; víc než jeden přídavek nestráví. Ve městě je to
    červ jako každý jiný.

assistant-cube-name = Rosolová krychle
    .one = Rosolovou krychli
assistant-cube-library = Sklepení hlubokého zamyšlení
assistant-cube-summary = { $cube_card_shelved ->
    [yes] Kdo k ní přijde, dá náhodnou kartu (smíte ji zařadit), nebo dovolí obě domácí akce.
   *[no] Kdo k ní přijde, dá vám náhodnou kartu, nebo vám dovolí 1 dobrat a 1 zařadit.
}
assistant-cube-detail =
    Když do budovy s Krychlí přijde pomocník spoluhráče, ten spoluhráč zvolí, ještě než budova zapůsobí: dá vám náhodnou
    kartu z ruky{ $cube_card_shelved ->
        [yes] , kterou můžete hned zařadit,
       *[no] { "" }
    } nebo vám dovolí hned udělat obě domácí akce (dobrat si 1 kartu, 1 zařadit). S prázdnou rukou zbývá jen to druhé. Stane
    se to při každém příchodu; speciální pomocníci, kteří tam byli před Krychlí, jednají před ní. Kdo tu byl, než se
    Krychle vmáčkla, nedluží nic.

assistant-ghost-name = Duch
    .one = Ducha
assistant-ghost-library = Vysoké učení strašlivé
assistant-ghost-summary = { $ghost_shares_with ->
    [opponent] Smí sdílet políčko spoluhráče v budově s okamžitým účinkem; dřív si dobere 1 kartu.
   *[anybody] Smí sdílet obsazené políčko v budově s okamžitým účinkem; dřív si dobere 1 kartu.
}
assistant-ghost-detail =
    Ducha lze umístit na obsazené políčko budovy s okamžitým účinkem, které pak sdílí { $ghost_shares_with ->
        [opponent] s pomocníkem spoluhráče, nikdy s vaším vlastním.
       *[anybody] s pomocníkem, který tam stojí.
    }
    Když to udělá, doberte si 1 kartu, ještě než budova zapůsobí; speciální pomocníci, kteří už tam jsou, jednají před
    ním. V budově se zpožděným účinkem nebo na volné políčko se umisťuje jako kdokoli. K Duchovi, který stojí sám, se
    nikdo přidat nemůže. Do Věštírny nesmí a Sněhulák ho nepustí.

assistant-goblin-name = Gobliní lapka
    .one = Gobliního lapku
assistant-goblin-library = Jeskyně porozumění
assistant-goblin-summary = Po příchodu: každému spoluhráči tam určete kategorii; musí vám z ní dát kartu.
assistant-goblin-detail =
    Když Gobliní lapka přijde do budovy s pomocníky spoluhráčů, můžete nejdřív každému z těch spoluhráčů určit kategorii,
    jednomu po druhém, každému jednou. Kdo má v ruce kartu s takovou knihou, jednu vám dá, podle svého výběru; kdo nemá, ukáže
    vám, a jen vám, celou ruku. Vypůjčené karty (tak tomu lapka říká) můžete zařadit.

assistant-golem-name = Recyklátor
    .one = Recyklátora
assistant-golem-library = Sběrna čtiva
assistant-golem-summary = Při vyhodnocení: vezměte 1 odhazovanou kartu z každé desky až po tu jeho.
assistant-golem-detail =
    Dokud Recyklátor při vyhodnocení stojí v budově, můžete si vzít 1 z karet, které se mají odhodit, z každé desky popořadě,
    až po tu jeho včetně; můžete ji hned zařadit. Pak se Recyklátor vrací k vám a desky s vyššími čísly vyhazují bez dozoru. Co
    vezme, to se do odhazovacího balíčku nedostane. Ve vaší knihovně nezachrání nic.

assistant-imp-name = Ohnivý rarach
    .one = Ohnivého raracha
assistant-imp-library = Vulkanická biblioteka
assistant-imp-summary = Po příchodu: spalte tam 1 kartu za 1 domácí akci, nebo všechny (aspoň 2) za 2.
assistant-imp-detail =
    Když Ohnivý rarach přijde do budovy, kde leží karty, můžete nejdřív odhodit 1 z nich a udělat 1 domácí akci (doberte si
    1 kartu, nebo 1 zařaďte), nebo odhodit všechny a udělat 2. To druhé chce aspoň dvě karty. Karty ležící lícem dolů shoří
    nespatřeny. Potřebuje-li budova karty, které lehly popelem, její účinek propadá.

assistant-mummy-name = Mumie
    .one = Mumii
assistant-mummy-library = Hrobka uzavřených fondů
assistant-mummy-summary = Své karty smí zařadit i na jinou nebo pod ni; pohřbená karta má cenu 2 bodů.
assistant-mummy-detail =
    Karta, kterou zařazuje Mumie, smí místo vedle přijít na některou kartu vašich polic nebo pod ni. Spodní karta takové
    dvojice leží lícem dolů: její knihy se nepočítají, ani nepřibližuje poslední kolo, ale na konci má cenu 2 bodů, na řádku
    stability. Karta zakryje nejvýš jednu další. Odhodí-li se ta horní, spodní zůstane, lícem dolů, jako obyčejná zařazená karta.

assistant-sasquatch-name = Lesní muž
    .one = Lesního muže
assistant-sasquatch-library = Srub poznámek pod čarou
assistant-sasquatch-summary = Navštěvuje jen desky bez spoluhráčů; když přijdou, můžete ho vzít zpět.
assistant-sasquatch-detail =
    Lesního muže lze umístit jen v budovách bez pomocníků spoluhráčů; Cech pomocníků ho může přesunout kamkoli. Když do jeho
    budovy přijde pomocník spoluhráče, můžete ho vzít zpět, ještě než budova zapůsobí, a umístit ho znovu v některém
    dalším tahu tohoto kola. Speciální pomocníci, kteří tam byli před ním, jednají dřív. Co tam udělal, to udělal;
    důkaz, že tam byl, nebude.

assistant-snowman-name = Sněhulák
    .one = Sněhuláka
assistant-snowman-library = Informační iglú
assistant-snowman-summary = Dokud je v budově s okamžitým účinkem, nikdo další tam nesmí.
assistant-snowman-detail =
    Dokud Sněhulák stojí v budově s okamžitým účinkem, nesmí tam být umístěn žádný další pomocník, ani váš, ani Duch. Kdo už tam
    je, smí zůstat. Dostane se přes něj jen Cech pomocníků{ $guild_at_snowman ->
        [free] , na obsazená políčka i na volná
       *[occupied] , a to jen na políčko spoluhráče
    }. V budově se zpožděným účinkem je pouhou ozdobou.

assistant-witch-name = Čarodějka
    .one = Čarodějku
assistant-witch-library = Chaloupka na kuří straně
assistant-witch-summary = { $witch_loser ->
    [face_down] { $witch_reveal ->
        [may] Získá Zakázanou knihu: může otočit kartu, jednu si nechat, druhou zařadit skrytou.
       *[must] Získá Zakázanou knihu: otočte kartu, jednu si nechte, druhou zařaďte skrytou.
    }
   *[discarded] { $witch_reveal ->
        [may] Získá Zakázanou knihu: může otočit kartu z balíčku, jednu si nechat, druhou odhodit.
       *[must] Získá Zakázanou knihu: otočte kartu z balíčku, jednu si nechte, druhou odhoďte.
    }
}
assistant-witch-detail =
    Kdykoli pro vás Čarodějka získá kartu s aspoň jednou Zakázanou knihou, { $witch_reveal ->
        [may] můžete otočit vrchní kartu balíčku; uděláte-li to,
       *[must] otočte vrchní kartu balíčku;
    }
    nechte si tu, která se vám líbí víc, a { $witch_loser ->
        [face_down]
            druhou zařaďte lícem dolů: přijde, kam by směla kterákoli karta, ale její knihy se nepočítají.
       *[discarded] druhou odhoďte.
    }
    Víc takových karet se mění po jedné. Karta takto otočená se znovu nemění, ať je na ní cokoli.

assistant-wizard-name = Kouzelník
    .one = Kouzelníka
assistant-wizard-library = Věž vyšších polic
assistant-wizard-summary = Než zařadí kartu, může o jedno místo posunout { $wizard_shift ->
    [any_cards] kterékoli karty vašich polic.
   *[group] skupinu sousedících karet.
}
assistant-wizard-detail =
    Než Kouzelník zařadí kartu, můžete posunout { $wizard_shift ->
        [any_cards] kterékoli karty svých polic, sousedící i ne,
       *[group] skupinu sousedících karet svých polic
    }
    o jedno místo, všechny týmž směrem; karta pak přijde na místo, které se tím uvolnilo{ $wizard_shift ->
        [any_cards] , vedle karty, která byla posunuta
       *[group] { "" }
    }. Mezitím se police smějí rozpadnout nebo vyčnívat, ale s novou kartou musí zase držet pohromadě a v mezích tří řad.
