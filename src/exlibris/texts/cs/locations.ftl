### 18 budov. at: kde se něco děje. summary: jeden řádek na desku. detail: všechno, i to, kdy se nestane nic.
### Kde se pravidla liší, řídí se text přepínači z content/rulesets/switches.toml.

location-diviners_hut-name = Věštírna
    .at = ve Věštírně
location-diviners_hut-summary = Doberte si 1 kartu za každého umístěného pomocníka a vezměte žeton prvního hráče.
location-diviners_hut-detail =
    Doberte si 1 kartu za každého ze svých pomocníků, kteří jsou právě umístěni, ve městě i doma, včetně toho, který teď
    vešel. Pak si vezměte žeton prvního hráče: začínáte příští kolo, toto pokračuje postaru. Máte-li žeton už, zůstává vám.
    Pomocníci, které vám poslali zpět, se nepočítají. Duch sem nesmí; věštba ho ohlásila předem.

location-book_swap-name = Knižní směnárna
    .at = v Knižní směnárně
location-book_swap-summary = Vyměňte kartu z ruky za jednu ze zdejších; můžete ji zařadit.
location-book_swap-detail =
    Dejte 1 kartu z ruky a vezměte si 1 z karet, které tu leží; vzatou můžete hned zařadit. Ta vaše tu zůstane, odkrytá,
    pro další návštěvu. Můžete-li měnit, musíte. S prázdnou rukou, nebo když tu není karta, se nestane nic.

location-auction_house-name = Aukční dům
    .at = v Aukčním domě
location-auction_house-summary = Nabídněte 1 až 4 karty z ruky; nejvyšší nabídka bere na konci kola vše.
location-auction_house-detail =
    Každé políčko je nabídka od 1 do 4 a zůstane jen jedna. Kdo přijde později, musí nabídnout víc, i proti vlastnímu
    pomocníkovi; přebitý se vrací majiteli a bude umístěn znovu v některém dalším tahu tohoto kola. Po nabídce 4 už nikdo
    nevejde. Při vyhodnocení se odhodí z ruky tolik karet, kolik je nabídka, vezmou se všechny karty, které tu leží, a
    kterékoli z nich je možné zařadit. Kdo má v ruce málo karet, neplatí nic a nic nedostane; stejně tak když tu už žádná
    karta není. Odejde-li pomocník jinak, draží se znovu od 1.

location-paper_mill-name = Papírna
    .at = v Papírně
location-paper_mill-summary = { $paper_mill_discards ->
    [hand_or_shelf] Rozemelte aspoň 1 kartu, jen z ruky, nebo jen z polic, pak 1 či 2 zařaďte.
   *[hand_and_shelf] Rozemelte aspoň 1 kartu z ruky či z polic, pak zařaďte až 2.
}
location-paper_mill-detail =
    { $paper_mill_discards ->
        [hand_or_shelf]
            Odhoďte aspoň 1 kartu, všechny z ruky, nebo všechny z polic; pak zařaďte 1 nebo 2 karty z ruky, pokud nějaké
            máte.
       *[hand_and_shelf]
            Odhoďte aspoň 1 kartu z ruky, z polic nebo z obojího; pak zařaďte až 2 karty z ruky.
    }
    Karta smí opustit police, jen když zbytek drží pohromadě. Nemáte-li co odhodit, nestane se nic.

location-community_center-name = Komunitní centrum
    .at = v Komunitním centru
location-community_center-summary = Vezměte si 1 kartu, další dejte spoluhráči; obě se smějí zařadit.
location-community_center-detail =
    Vezměte si 1 z karet, které tu leží; můžete ji hned zařadit. Pak, zbyla-li nějaká, jednu vyberte a dejte ji spoluhráči
    podle svého výběru, který ji smí také hned zařadit. Brát i dávat se musí; o sousedské výpomoci se nehlasuje. Když tu není
    karta, nestane se nic.

location-curiosity_cart-name = Vozík s kuriozitami
    .at = u Vozíku s kuriozitami
location-curiosity_cart-summary = Odhoďte karty z ruky, doberte si o 1 víc; jednu z nich můžete zařadit.
location-curiosity_cart-detail =
    Odhoďte z ruky libovolný počet karet (nula je také počet) a doberte si o jednu víc. Můžete zařadit 1 z dobraných karet.

location-gambling_den-name = Hráčské doupě
    .at = v Hráčském doupěti
location-gambling_den-summary = { $gambling_den_names ->
    [assistant] Kategorie za každého pomocníka, 4 karty: kdo má nejvíc knih, bere karty s nimi.
   *[player] Každý určí kategorii, 4 karty: kdo má nejvíc knih, bere karty se svou kategorií.
}
location-gambling_den-detail =
    Od vás a po směru hodinových ručiček určí každý, kdo tu má pomocníka, { $gambling_den_names ->
        [assistant] tolik kategorií, kolik tu má pomocníků
       *[player] kategorii
    }, pokaždé jinou. Otočte 4 karty z balíčku. Vyhrává kategorie, z níž je na nich nejvíc knih: kdo ji určil, bere každou
    kartu s aspoň jednou takovou knihou, zbytek se odhodí. Zařadit se smí tolik z těch karet, kolik osob tu má pomocníka. Při
    shodě kategorií vyhráváte, je-li vaše mezi nimi; jinak vyhrává osoba ve shodě, která je vám nejblíž { $gambling_den_tie ->
        [clockwise] po směru hodinových ručiček
       *[counter_clockwise] proti směru hodinových ručiček
    }. Neobjeví-li se žádná kniha z určených kategorií, vyhráváte, a to slavně, nic.

location-librarians_lounge-name = Knihovnická lóže
    .at = v Knihovnické lóži
location-librarians_lounge-summary = Zavolejte pomocníka domů a použijte jeho políčko, přerovnejte police, nebo obojí.
location-librarians_lounge-detail =
    Udělejte jedno z toho, nebo obojí, v libovolném pořadí. Zavolat domů: přesuňte jednoho ze svých pomocníků z budovy na
    volné políčko své knihovny a to políčko použijte. Přerovnat: vyměňte kartu v policích za kartu z ruky, prohoďte dvě karty
    v policích, nebo kartu z polic vyndejte a zařaďte jinam. Pomocníka, který byl v tomto tahu umístěn nebo přesunut, domů
    volat nelze, takže ten v křesle zůstane.

location-book_collector-name = Sběratel knih
    .at = u Sběratele knih
location-book_collector-summary = Odhoďte karty; za 2 knihy, které Sběratel chce, si doberte 1; až 2 zařaďte.
location-book_collector-detail =
    Sběratel chce knihy všech kategorií, které ukazuje karta, jež tu leží. Odhoďte libovolný počet karet z ruky, z polic
    nebo z obojího, spočítejte na nich žádané knihy a doberte si poloviční počet karet, zaokrouhleno dolů. Zařadit
    můžete až 2 z dobraných karet. Karty, které leží v policích lícem dolů, se počítají i s knihami, které skrývají. Karta
    smí opustit police, jen když zbytek drží pohromadě. Když tu není karta, nestane se nic.

location-bon_mot_bookshop-name = Knihkupectví
    .at = v Knihkupectví
location-bon_mot_bookshop-summary = Vezměte si 1 kartu; můžete ji zařadit.
location-bon_mot_bookshop-detail =
    Vezměte si 1 z karet, které tu leží; můžete ji hned zařadit. Když tu není karta, nestane se nic.

location-garbage_dump-name = Skládka
    .at = na Skládce
location-garbage_dump-summary = { $garbage_dump_take ->
    [may] Určete kategorii; můžete z odhozených vyhrabat 1 takovou kartu a zařadit ji.
   *[must] Určete kategorii a vyhrabte z odhozených 1 takovou kartu; můžete ji zařadit.
}
location-garbage_dump-detail =
    Při vyhodnocení určete kategorii; pak prohledejte odhazovací balíček{ $garbage_dump_take ->
        [may] , chcete-li, a vezměte si 1 kartu s knihou té kategorie, nebo žádnou. Můžete ji hned zařadit.
       *[must] {" "}a vezměte si 1 kartu s knihou té kategorie. Můžete ji hned zařadit. Je-li tam taková, musíte si ji vzít.
    }
    V balíčku už je to, co v tomto kole vyhodily desky s nižším číslem. Dvě návštěvy hledají v pořadí svých políček a
    balíček vidí jen ta, která hledá. Nehodí-li se žádná karta, nebo je balíček prázdný, odnesete si domů jen ten zápach.

location-bookworm_tavern-name = Putyka U Knihomola
    .at = v Putyce U Knihomola
location-bookworm_tavern-summary = 2 karty za každého pomocníka; berte si po řadě; své můžete zařadit.
location-bookworm_tavern-detail =
    Při vyhodnocení se za každého přítomného pomocníka otočí 2 karty z balíčku. V pořadí políček si každý pomocník vezme 1 z
    nich pro svého hráče, pak znovu ve stejném pořadí, dokud něco zbývá. Karty takto získané můžete zařadit. Dojde-li balíček,
    otočí se jich méně a konec fronty ostrouhá.

location-mysterious_shack-name = Tajuplná chatrč
    .at = v Tajuplné chatrči
location-mysterious_shack-summary = { $mysterious_shack_take ->
    [all] Určete kategorii, podívejte se, vezměte všechny karty s ní; 1 můžete zařadit.
   *[any] Určete kategorii, podívejte se, vezměte kterékoli karty s ní; 1 můžete zařadit.
}
location-mysterious_shack-detail =
    Určete kategorii a pak si prohlédněte všechny karty, které tu leží lícem dolů; nikdo jiný je nevidí. Ukažte a vezměte si { $mysterious_shack_take ->
        [all] všechny s knihou té kategorie
       *[any] libovolný počet těch s knihou té kategorie, nebo žádnou
    }; 1 ze vzatých karet můžete zařadit. Ostatní tu zůstanou lícem dolů. Když tu není karta, nestane se nic.

location-flea_market-name = Knihy za babku
    .at = u stánku Knihy za babku
location-flea_market-summary = Vezměte si 1 kartu, nebo 2, je-li tu už jiný pomocník; můžete je zařadit.
location-flea_market-detail =
    Vezměte si 1 z karet, které tu leží, a druhou, je-li tu už jiný pomocník, třeba i váš vlastní. Co si vezmete, můžete
    zařadit. Zbývá-li jediná karta, vezmete si jen tu. Když tu není karta, nestane se nic.

location-assistants_guild-name = Cech pomocníků
    .at = v Cechu pomocníků
location-assistants_guild-summary = Přesuňte pomocníka z domova na políčko spoluhráče ve městě a políčko použijte.
location-assistants_guild-detail =
    Přesuňte jednoho ze svých pomocníků z knihovny na políčko ve městě, kde stojí pomocník spoluhráče. Ten se vrací
    majiteli a bude umístěn znovu v některém dalším tahu tohoto kola. Váš budovu navštíví: okamžitý účinek nastane teď,
    zpožděný při
    vyhodnocení. Cech otevře i dveře, které drží Sněhulák{ $guild_at_snowman ->
        [free] , a pošle vašeho i na volná políčka budovy se Sněhulákem
       *[occupied] { "" }
    }, ale nedostane Ducha do Věštírny. Nemáte-li nikoho doma, nebo nelze-li nikoho vytlačit, nestane se nic.

location-tax_collector-name = Výběrčí daní
    .at = u Výběrčího daní
location-tax_collector-summary = Každý spoluhráč tu zaplatí 1 kartu; pak { $tax_collector_pays ->
    [tile] zaplaťte kolik chcete a vezměte tolik jiných.
   *[discard] odhoďte kolik chcete a tolik si jich vezměte.
}
location-tax_collector-detail =
    Popořadě sem každý spoluhráč položí odkrytou 1 kartu z ruky nebo z polic; kdo žádnou nemá, tomu to projde. Pak můžete { $tax_collector_pays ->
        [tile]
            i vy sem položit libovolný počet karet z ruky, z polic nebo z obojího a vzít si tolik z těch, které tu byly
            předtím. Vaše platba zůstane pro další návštěvu.
       *[discard]
            odhodit libovolný počet karet z ruky, z polic nebo z obojího a vzít si tolik z karet, které tu leží.
    }
    Vzaté karty můžete zařadit. Karta smí opustit police, jen když zbytek drží pohromadě. Karty, které si nikdo nevzal, tu
    zůstanou do vyhodnocení a pak se odhodí.

location-rummage_sale-name = Bleší trh
    .at = na Bleším trhu
location-rummage_sale-summary = Nabídněte karty z ruky; za prodanou si doberte 2 a { $rummage_sale_shelving ->
    [may] můžete 1 zařadit.
   *[must] 1 zařaďte.
}
location-rummage_sale-detail =
    Ukažte libovolný počet karet z ruky. Popořadě si každý spoluhráč vezme 1 z nich do ruky, 1 zařadí, nebo pasuje;
    tak dokola, dokud něco zbývá nebo dokud všichni nepasují v témže okruhu. Za každou prodanou kartu si doberte 2 karty a
    pak { $rummage_sale_shelving ->
        [may] můžete 1 z ruky zařadit, prodej za prodejem.
       *[must] 1 z ruky zařaďte, prodej za prodejem; není to na vybranou.
    }
    Neprodané karty se vám vrátí do ruky. S prázdnou rukou se nestane nic.

location-shelfmasons_guild-name = Cech policozedníků
    .at = v Cechu policozedníků
location-shelfmasons_guild-summary = Posuňte sousední karty z jedné řady polic { $shelfmasons_directions ->
    [sideways] doleva či doprava.
   *[all] jedním směrem.
}
location-shelfmasons_guild-detail =
    Zvolte směr ({ $shelfmasons_directions ->
        [sideways] doleva nebo doprava
       *[all] doleva, doprava, nahoru nebo dolů
    }) a sousední karty z jedné řady svých polic; posuňte je tím směrem o kolik míst chcete. Při každém kroku musí police
    držet pohromadě a v mezích tří řad a žádná karta neprojde jinou. Po posunu může zbýt mezera. Můžete také nechat všechno,
    jak stojí.
