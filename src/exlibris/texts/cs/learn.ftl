### Lekce a stránka s pravidly. Vellum, knihovnice, která učí, mluví stručně a vlídně.
### $prominent, $banned a $focus jsou názvy kategorií.

## Lekce

learn-title = Naučit se hrát za deset minut
learn-about = Čtyři krátké lekce u skutečného stolu. Vedle vás stojí Vellum; řadí knihy déle, než přiznává.
learn-librarian = Vellum, knihovnice
learn-next = Dál
learn-back = Zpět
learn-show = Ukažte mi to
learn-restart = Znovu od začátku
learn-skip = Přeskočit lekci
learn-step = { $step } / { $steps }
learn-done = hotová
learn-begun = začatá
learn-next-lesson = Další lekce
learn-all-lessons = Všechny lekce
learn-missing = Taková lekce tu není. Možná ji má někdo půjčenou.
learn-others-move = Teď ostatní. Dívejte se jim na prsty.
learn-first-listen = Všechno má svůj čas. Vyslechněte mě a pak stiskněte „Dál“.
lesson-over = To byla lekce „{ $lesson }“. Dobře zařazeno.
learn-play-title = Chcete víc?
learn-play-about = Hra pro začátečníky se dvěma poslíčky. Myslí to dobře a často se pletou.
learn-play = Zahrát si skutečnou hru
learn-to-rules = Přečíst si pravidla

lesson-first-shelf = První police
lesson-first-shelf-about = Z ruky do polic, podle abecedy.
lesson-first-visit = První návštěva
lesson-first-visit-about = Co nabízí město a jak končí kolo.
lesson-delayed-effect = Zpožděný účinek
lesson-delayed-effect-about = Dražba, večer v Putyce a trpělivost na obojí.
lesson-inspection = Inspekce
lesson-inspection-about = Co inspekce otočí lícem dolů a jakou cenu má který řádek formuláře.

## První police

learn-shelf-goal = Cíl: nejvíc bodů ve formuláři inspekce. Má pět řádků a počítají se jen knihy v policích.
learn-shelf-hand = V ruce máte šest karet. Každá má písmeno, číslo a dvě až čtyři značky. Jedna značka je jedna kniha.
learn-shelf-inspector = Inspekce zbožňuje kategorii „{ $prominent }“ a nesnáší kategorii „{ $banned }“. To vědí všichni.
learn-shelf-focus = Vaše zaměření, { $focus }, je jen vaše tajemství: dva body za každou jeho knihu.
learn-shelf-home = A do práce. Umístěte pomocníka na políčko své knihovny. Doma je vždycky otevřeno.
learn-shelf-home-wrong = Město přijde v příští lekci. Nejdřív domů, prosím.
learn-shelf-shelve = Doma si doberete kartu, nebo jednu zařadíte. Zařaďte.
learn-shelf-shelve-wrong = Dobírat si karty je krásný zvyk, ale prázdné police na nikoho neudělají dojem. Zařaďte.
learn-shelf-first = Začněte kartou F2.
learn-shelf-first-wrong = Její čas přijde. Dejte mi F2 a ostatní si kolem ní místo najdou.
learn-shelf-again = Berta byla také doma. Jste zase na tahu: pomocník domů, zařadit a M6.
learn-shelf-again-wrong = Domů, pak zařadit, pak M6. V tomhle pořadí. Jsem knihovnice.
learn-shelf-order =
    Karta se musí hranou dotýkat jiné. M je v abecedě po F, takže M6 patří doprava. Písmena mezi nimi smějí chybět.
learn-shelf-order-wrong =
    Smíte, ale inspekce čte každou řadu zleva doprava, horní jako první. Dejte ji vpravo od F2, ať je M až po F.
learn-shelf-third = A poslední pomocník: domů, zařadit, S3.
learn-shelf-third-wrong = Skoro. Domů, zařadit, S3.
learn-shelf-rows =
    Police mají nejvýš tři řady. Začněte druhou, dole. Čte se po první, takže S je pořád poslední.
learn-shelf-rows-wrong = Pod první řadu, prosím. Tam se S čte po F a M a police stojí pevněji.
learn-shelf-worth =
    To už jsou police! Jak rostou, formulář průběžně přičítá body. Každá kniha z kategorie „{ $focus }“, vašeho zaměření, je za dva body.

## První návštěva

learn-visit-town =
    Město. Na zelených deskách se něco stane ve chvíli, kdy někdo vejde. Karty na nich jsou pro návštěvníky.
learn-visit-bookshop = Knihkupectví dá kartu každému, kdo přijde. Umístěte tam pomocníka na volné políčko.
learn-visit-bookshop-wrong = Jindy. Knihkupectví, prosím; tam to voní nejlíp.
learn-visit-take = Vezměte si jednu kartu. T8 patří hned za vaši S3.
learn-visit-take-wrong = Poctivá kniha, ale kam by přišla? Za S3 patří T8.
learn-visit-shelve =
    Co si tu vezmete, můžete hned zařadit. Udělejte to, vpravo od S3: vznikne čtverec ze čtyř a inspekce má ráda pevný
    nábytek.
learn-visit-shelve-wrong = Zařaďte T8, vpravo od S3. Za čtverce jsou body.
learn-visit-market =
    U stánku Knihy za babku byla Berta před vámi. Dobře: kdo tam někoho zastihne, bere dvě karty. Jděte a vezměte
    jednu; druhá je tam poslední a přijde sama.
learn-visit-market-wrong = Knihy za babku, a obě karty. Berta vám tam zahřála místo.
learn-visit-keep =
    Co si odnesete, můžete zařadit, nebo si nechat. Zařaďte V1 vpravo od T8 a X1 si nechte v ruce.
learn-visit-keep-wrong = V1 vpravo od T8. Pak řekněte, že zbytek necháte v ruce.
learn-visit-hut =
    Věštírna: karta za každého umístěného pomocníka a příští kolo začínáte vy. Pošlete tam posledního.
learn-visit-hut-wrong = Ve Věštírně čekají tři karty. Tak lehkovážně se s kartami nezachází.
learn-visit-round =
    Nikdo už pomocníky nemá: kolo končí. Karty, které tu zbyly, se odhodí. Z desek tohoto kola zůstane natrvalo ta s nejnižším
    číslem, Knihkupectví; ostatní nahradí nové.
learn-visit-special = Ještě něco. Skutečná hra začíná volbou knihovny. Každá má speciálního pomocníka s vlastní schopností; přečtěte si o obou a vezměte tu, která se vám líbí.

## Zpožděný účinek

learn-delay-red =
    Červené desky mají čas. Co se na nich má stát, stane se, až budou umístěni všichni pomocníci: deska po desce, od
    nejnižšího čísla.
learn-delay-bid =
    Berta nabízí v Aukčním domě jednu kartu za celou sadu tří. Zůstane jen nejvyšší nabídka. Nabídněte dvě.
learn-delay-bid-wrong = Tam ne. Dvě stačí: nabídka se platí kartami a karty jsou drahé.
learn-delay-tavern =
    Berta si vzala pomocníka zpět a víc nepřihodila. Oswin sedí v Putyce, kde se za každého hosta otočí dvě karty. Sedněte
    si za něj.
learn-delay-tavern-wrong = Putyka, další volné políčko. Oswin je lepší společnost, než vypadá.
learn-delay-home = Poslední pomocník: domů, a doberte si kartu. Pak si město vyrovná účty.
learn-delay-home-wrong = Domů a dobrat si kartu. Budete potřebovat, čím platit.
learn-delay-pay =
    Deska 3, Aukční dům: výhra je vaše. Zaplaťte dvě karty z ruky, které můžete oželet. Nabízejí se ty
    s kategorií „{ $banned }“.
learn-delay-lot = Sada je vaše. Zařaďte N1 vpravo od M6 a zbytek si nechte v ruce.
learn-delay-lot-wrong = N1, vpravo od M6: dvě plné řady po třech. Pak si zbytek nechte.
learn-delay-drink =
    Deska 12, Putyka: čtyři karty pro dva hosty. Oswin sedí na prvním políčku a jednu si vzal. Teď vy: na W6 je kniha vašeho
    zaměření.
learn-delay-drink-wrong = Podívejte se na značky. Na W6 je kniha z kategorie „{ $focus }“ a patří za V.
learn-delay-shelve =
    Znovu Oswin a poslední zbyla na vás: H5, na účet podniku. Zařaďte W6 vpravo od V1 a H5 si nechte v ruce.
learn-delay-shelve-wrong = W6 vpravo od V1, pak si druhou nechte.
learn-delay-order =
    V tom je umění červených desek: přijít včas, mít čím platit a hlídat čísla. Nízká čísla přijdou na řadu první.

## Inspekce

learn-form-reading =
    Má-li na konci kola někdo v policích { $trigger } karet, hraje se ještě jedno, poslední kolo. To naše skončilo; tyto
    police jsou kratší jen proto, aby se rychle přečetly. Inspekce čte vaše: horní řadu jako první, každou zleva doprava.
learn-form-broken =
    M8 a potom M6: mimo pořadí. Karta, která v abecedě není až za předchozí, se otočí lícem dolů a její knihy jsou ztracené.
learn-form-flip =
    Ale než inspekce přijde, můžete karty otočit i vy. Otočte M8: stejně je na ní kniha z kategorie „{ $banned }“ a M6 bude
    zachráněná.
learn-form-flip-wrong = Ta stojí, kde má. Překáží M8.
learn-form-ready = A teď dejte vědět, že je hotovo. Nikdo nevidí, co otočili ostatní, dokud nejsou hotovi všichni.
learn-form-ready-wrong = Dost otáčení, zbytek nechte. Dejte vědět, že je hotovo.
learn-form-b1 =
    B1, stabilita: největší plný obdélník, který stojí na spodní řadě, bod za každou kartu. Ten váš je tři karty vysoký
    a dvě široký: { $b1 }. Karty lícem dolů váží jako každé jiné.
learn-form-b2 =
    B2: za nejvíc knih z kategorie „{ $prominent }“ je 15 bodů, za druhé místo 9, za třetí 4. Vy jich máte
    { $own_prominent }, { $other } { $other_prominent }. Při shodě se body dělí, i když nikdo žádnou takovou knihu
    nemá: body proto mohou mít i prázdné police.
learn-form-b3 =
    B3: bod dolů za každou knihu z kategorie „{ $banned }“. { $own_banned ->
        [one] Proklouzla vám jedna.
        [few] Proklouzly vám { $own_banned }.
        [many] Proklouzlo vám { $own_banned }.
       *[other] Proklouzlo vám jich { $own_banned }.
    }
learn-form-b4 =
    B4, různorodost kategorií: tři body za každou knihu z kategorie, které máte nejméně; { $banned } stranou. { $rarest }: { $own_rarest ->
        [one] { $own_rarest } kniha
        [few] { $own_rarest } knihy
        [many] { $own_rarest } knihy
       *[other] { $own_rarest } knih
    }, tedy { $b4 }.
learn-form-b5 = B5: dva body za každou knihu vašeho zaměření, { $focus }. { $own_focus ->
        [one] { $own_focus } kniha
        [few] { $own_focus } knihy
        [many] { $own_focus } knihy
       *[other] { $own_focus } knih
    }: { $b5 }.
learn-form-total =
    Dohromady máte { $total }, { $other } má { $other_total }. V plné hře má každá knihovna ještě speciálního pomocníka.
    Zvládnete to.

### Stránka s pravidly. Přepínače pravidel jsou tu pod jmény z content/rulesets/switches.toml, počty karet, které
### přivolají poslední kolo, jako $final_two, $final_three a $final_four. Prázdný řádek začíná nový odstavec.

rules-title = Pravidla
rules-about = Celá hra našimi slovy. Řídí se pravidly, která jsou tu vybrána.
rules-rulebook = Pravidla
rules-contents = Obsah
rules-to-lessons = Raději se učit hraním?
rules-print = Tisknout
rules-yes = sem { $card } smí
rules-no = sem { $card } nesmí

rules-aim = O co jde
rules-aim-text =
    Všichni vedou malou knihovnu a chtějí větší. Sbíráte ve městě knihy a řadíte je do polic podle abecedy. Až jsou něčí
    police dost plné, hraje se ještě jedno kolo; pak přijde inspekce, projde police a vyplní formulář B-7c. Kdo má nejvíc
    bodů, získá úřad Velkého knihovníka. Ostatní si smějí půjčovat.

rules-need = Co je v krabici
rules-need-text =
    152 karet knih; 18 desek budov; 6 karet kategorií; žeton prvního hráče; pomocníci: trpaslíci ve čtyřech
    barvách. { $special_assistants ->
        [with_library] Knihoven je 12, každá s vlastním speciálním pomocníkem.
       *[other] Všechny knihovny jsou stejné; čtyři speciální pomocníci jsou na vlastních kartách.
    }

    Hrají dva až čtyři, nebo jeden sám. Tady nikdo nemusí míchat, rozdávat ani sčítat a na rukopisu nezáleží.

rules-cards = Karty knih
rules-cards-text =
    Karta je kus police se dvěma až čtyřmi knihami. Nahoře je písmeno, číslo karty v rámci písmena, počet karet toho písmena a za každou knihu jedna značka. Značky patří šesti kategoriím. Počítá se jen tahle horní část; názvy pod ní
    jsou ke čtení.

    O pořadí rozhoduje písmeno a v rámci písmena číslo: M3 je před M8 a N1 až za oběma.

rules-setup = Příprava hry
rules-setup-text =
    Podle pravidel z krabice dostává žeton prvního hráče ten, kdo si naposledy pořídil knihu; tady rozhoduje los. Věštírna
    leží odkrytá ve městě; ostatní budovy jsou zamíchané.

    { $special_assistants ->
        [with_library] { $library_choice ->
            [open_pool] Na každého hráče připadají dvě odkryté knihovny. Počínaje posledním hráčem si každý popořadě jednu
                vezme a jinou odstraní. S knihovnou přijde její speciální pomocník; přidají se k němu dva obyčejní.
           *[own_two] Každý dostane dvě knihovny a jednu si nechá; jako první vybírá poslední hráč. S knihovnou přijde její
                speciální pomocník; přidají se k němu dva obyčejní.
        }
       *[other] Každý dostane náhodně speciálního pomocníka a přidají se k němu dva obyčejní. Dá se také domluvit, že se
            bude vybírat, počínaje posledním hráčem.
    }

    Teprve potom se otočí dvě karty kategorií: Význačná díla, která inspekce chce, a Zakázané knihy, které by nikdo mít
    neměl. Všichni dostanou ještě jednu tajně: zaměření knihovny. Vaše zaměření tedy nikdy není význačné, zakázané ani
    cizí. Nakonec všichni dostanou { $starting_hand ->
        [one] { $starting_hand } kartu
        [few] { $starting_hand } karty
        [many] { $starting_hand } karty
       *[other] { $starting_hand } karet
    } knih.

rules-round = Kolo
rules-round-text =
    Kolo má čtyři části: přípravu, umístění, vyhodnocení a úklid. Rozhodujete ve druhé a někdy ve třetí; ostatní se
    obstarají samy.

rules-preparation = Příprava
rules-preparation-text =
    Otáčejí se nové budovy, dokud jich není tolik, kolik je hráčů; stálé se nepočítají. V prvním
    kole je jednou z nich Věštírna. Pak se na každou budovu ve městě vyloží tolik karet, kolik ukazuje její deska;
    karty leží odkryté, není-li na ní uvedeno jinak.

rules-placement = Umístění
rules-placement-text =
    Od prvního hráče po směru hodinových ručiček umisťují všichni po jednom pomocníkovi na volné políčko, ve městě nebo
    doma, až nikomu žádný nezbývá. Pasovat nelze a žádného pomocníka si nelze nechat na později. Speciální pomocník je
    pomocník jako každý jiný, není-li uvedeno jinak.

    Zelené budovy mají okamžitý účinek: nastane při příchodu. Červené mají zpožděný: čeká na vyhodnocení. Políčka s 3+
    nebo 4+ jsou zavřená, hraje-li méně hráčů. Smíte i tam, kde se nic stát nemůže, líbí-li se vám výhled.

    „Můžete zařadit“ po získání karty znamená hned, později už tímto účinkem ne. Karty, které nezařadíte, jdou do ruky;
    v ní jich smíte mít, kolik chcete.

rules-home = Doma
rules-home-text =
    Vaše knihovna má tři políčka, jen pro vaše pomocníky. Na každém můžete hned provést jednu domácí akci: dobrat
    si kartu z balíčku, nebo jednu z ruky zařadit; nemusíte udělat nic. „Obě domácí akce“: každá jednou, v libovolném
    pořadí.

    Je-li potřeba víc karet, než jich v balíčku zbývá, zamíchá se odhazovací balíček a položí se pod něj. Nestačí-li
    ani to, dostanete, co tam je.

rules-resolution = Vyhodnocení
rules-resolution-text =
    Jsou-li umístěni všichni pomocníci, projdou se budovy podle čísel, Věštírna první. V každé nastane její zpožděný
    účinek, má-li jaký; pak se odhodí karty, které tam zbyly, a pomocníci se vrátí majitelům. Z odhazovacího balíčku je
    vidět jen vrchní karta, leda že ho prohledáváte na Skládce.

rules-cleanup = Úklid
rules-cleanup-text =
    Z budov tohoto kola se ta s nejnižším číslem stane stálou: zůstane do konce hry. Po prvním kole je to vždy Věštírna.
    Ostatní se odloží; až nové dojdou, odložené se zamíchají a vrátí. Město tak každé kolo vyroste o jednu budovu. Pomocníky
    z domova si všichni vezmou zpět.

rules-shelving = Zařazování
rules-shelving-text =
    První karta smí kamkoli. Každá další se musí dotýkat karty ve vašich policích hranou, shora, zdola nebo z boku; rohy se
    nepočítají. Police mají nejvýš tři řady a jsou široké, jak chcete. Karty se od sebe nikdy neodsouvají.

    Při zařazování abecedu nikdo nehlídá. Nechávejte mezi písmeny mezery na to, co může přijít, a pamatujte, že řada se
    dočte do konce, než začne další.

    Kartu lze z polic odhodit nebo vyndat, jen když zbytek drží pohromadě.
rules-example-deck = Karty v příkladech jsou z anglického balíčku.
rules-shelving-example =
    Kam smí { $card }? { $count ->
        [one] Dovoleno je { $count } zaškrtnuté místo.
        [few] Dovolena jsou { $count } zaškrtnutá místa.
        [many] Dovoleno je { $count } zaškrtnutého místa.
       *[other] Dovoleno je { $count } zaškrtnutých míst.
    } Čtvrtá řada ne, a místo, které se dotýká jen rohem, také ne.

rules-final-round = Poslední kolo
rules-final-round-text =
    Po každém úklidu se spočítají karty v policích. Jakmile jich má někdo { $final_two } (při hře dvou hráčů),
    { $final_three } (tří) nebo { $final_four } (čtyř), hraje se ještě právě jedno kolo. Končí svým vyhodnocením; pak
    přijde inspekce. Karty lícem dolů se počítají, pohřbené ne.

    Aby hra vůbec někdy skončila, hraje se tady nejvýš { $round_limit ->
        [one] { $round_limit } kolo
        [few] { $round_limit } kola
        [many] { $round_limit } kola
       *[other] { $round_limit } kol
    }.

rules-inspection = Inspekce
rules-inspection-text =
    Nejdřív smějí všichni otočit kterékoli své karty lícem dolů. Dělají to najednou a nikdo nevidí, co otočili ostatní,
    dokud nejsou hotovi všichni.{ $preset ->
        [revised-en] { " " }Pravidla přepracovaného vydání to dovolují kdykoli během hry; tady se vás zeptáme jednou, teď,
            protože otočit kartu dřív by nic nepřineslo.
       *[other] { "" }
    } Pak inspekce čte všechny police od horní řady k dolní, každou zleva doprava. Karta,
    která v abecedě není až za předchozí, se otočí lícem dolů. Písmena smějí chybět. Karty lícem dolů se přeskakují.

    Knihy na kartě lícem dolů se nepočítají nikam. Karta ale zůstává kusem nábytku a police drží dál. Když se tedy dvě karty hádají,
    otočte tu, která vám bude chybět méně, dřív než za vás vybere inspekce.

rules-stability = B1: Stabilita polic
rules-stability-text =
    Jeden bod za každou kartu v největším plném obdélníku, který sahá do spodní řady a je aspoň dvě karty vysoký a dvě
    široký. Karty lícem dolů se tu počítají jako každé jiné. Bez takového obdélníku nejsou žádné body. K tomuto řádku
    se přičítají body za pohřbené karty.

rules-prominent = B2: Význačná díla
rules-prominent-text =
    Porovnejte své knihy význačné kategorie: za nejvíc je 15 bodů, za druhé místo 9, za třetí 4, za čtvrté
    nic. Při shodě se { $prominent_ties ->
        [next_place] odměny za toto a za následující místo (při jakémkoli počtu hráčů ve shodě)
       *[all_places] odměny za všechna společná místa
    } sečtou a rozdělí rovným dílem, zaokrouhleno nahoru.

rules-banned = B3: Zakázané knihy
rules-banned-text = Každá kniha zakázané kategorie stojí bod.

rules-variety = B4: Různorodost kategorií
rules-variety-text =
    Tři body za každou knihu z kategorie, které máte nejméně; zakázaná zůstává stranou. Je-li nejméně knih z několika
    kategorií, počítá se jen jedna. Kategorie, ze které nemáte ani knihu, z toho udělá nulu.

rules-focus = B5: Zaměření knihovny
rules-focus-text = Dva body za každou knihu z vaší tajné kategorie, která se teď odkryje.

rules-total = Kdo vyhrává
rules-total-text =
    Vyhrává, kdo má nejvíc bodů. Při shodě rozhoduje nejvíc knih v policích, pak nejméně karet v ruce, pak nejméně
    Zakázaných knih. { $last_tie_breaker ->
        [shared] Nerozhodne-li ani to, je vítězství společné.
       *[no_race] Podle pravidel se pak závodí ve čtení knihy; tady je vítězství společné.
    }

rules-example = Spočítaný příklad
rules-example-about =
    Troje police, kratší než na konci hry; význačná kategorie je { $prominent }, zakázaná { $banned }. Klepnutím na
    číslo zjistíte, kde se vzalo.
rules-example-text =
    Police ({ $name }): { $flipped } nenavazuje na předchozí kartu a otočí se lícem dolů. Tři plné řady po třech dají
    { $b1 } bodů. V kategorii „{ $prominent }“ vede { $first }; { $second } a { $name } mají stejně a dělí se o druhé
    a třetí místo: 9 a 4 je 13, tedy po { $b2 }, zaokrouhleno nahoru. { $second } nemá ani jednu knihu z jedné kategorie,
    která se počítá, a tak různorodost dá { $second_b4 }.

rules-locations = Osmnáct budov
rules-locations-text =
    O pořadí při vyhodnocení rozhoduje číslo. Zelené působí hned, červené čekají. Čísla říkají, kolik karet se na desku
    rozdá a kolik má políček. Potřebuje-li budova karty a žádné nezbyly, nestane se nic.
rules-tile-cards = { $count ->
    [0] bez karet
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
rules-tile-face-down = { $count ->
    [one] { $count } karta, lícem dolů
    [few] { $count } karty, lícem dolů
    [many] { $count } karty, lícem dolů
   *[other] { $count } karet, lícem dolů
}
rules-tile-spaces = { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
    [many] { $count } políčka
   *[other] { $count } políček
}
rules-tile-more = 1 navíc při { $players } a více hráčích
rules-tile-bids = políčka pro nabídky { $bids }
rules-tile-solo = používá se i v sólové hře

rules-assistants = Speciální pomocníci
rules-assistants-text = { $special_assistants ->
    [with_library] Každý přichází se svou knihovnou. Jeho schopnost platí všude, kde stojí, a často jen tam.
   *[other] Přepracované vydání má čtyři, na kartách. Ostatní jsou jen v prvních vydáních.
}
rules-assistant-elsewhere = v krabici těchto pravidel není

rules-priority = Když se schopnosti potkají
rules-priority-text =
    Text budovy má přednost před schopností pomocníka. Ze speciálních pomocníků na témže místě jedná první ten,
    který tam byl první. Lapka, který přijde okrást hosta Rosolové krychle, tedy zaplatí nejdřív u dveří.{ $preset ->
        [revised-en] { " " }Přepracované vydání takovou kapitolu nemá: jeho pomocníci jednají podle ikon načasování. Tady
            i v něm platí pořadí z prvních vydání.
       *[other] { "" }
    }

rules-variants = Jiné způsoby hry
rules-variants-text =
    Hra pro začátečníky: nikdo nemá speciálního pomocníka; všichni mají tři obyčejné. { $special_assistants ->
        [with_library] Budovy 3, 7, 8, 9, 15 a 17 zůstanou v krabici { $preset ->
            [first-fr] také.
           *[other] také, chcete-li.
        }
       *[other] Používají se všechny budovy.
    }

    Přátelská hra: bez budov 3, 7, 15 a 16{ $special_assistants ->
        [with_library] {" "}a bez knihoven, ve kterých slouží Gobliní lapka, Rosolová krychle, Sněhulák a Ohnivý rarach.
       *[other] .
    }

    Delší hra: na poslední kolo je potřeba o tři karty víc.

    Jen další odměna: při shodě tří a více hráčů u Význačných děl se dělí jen odměna za jejich místo a následující,
    jak věta v pravidlech doslova zní. Tři na prvním místě si pak dělí 15 a 9.

rules-solo = Hra jednoho hráče
rules-solo-text =
    Pět kol proti Veřejné knihovně, které patří všechno, co se odhodí. Používá se deset budov: šest leží odkrytých,
    čtyři čekají. Máte čtyři pomocníky: { $solo_special ->
        [two_of_seven] speciálního z jedné ze dvou vylosovaných knihoven a tři obyčejné.
       *[other] Mumii, Čarodějku, nebo Kouzelníka, a tři obyčejné.
    } { $solo_assistants_per_tile ->
        [any] V jedné budově jich smí být víc.
       *[other] V jedné budově smí být naráz jen jeden z nich.
    }

    Každé kolo začne tím, že se z balíčku odhodí tolik karet, kolik říká úroveň, jedna až sedm. Po každém kole
    odstraníte nadobro dvě budovy a přijde jedna nová, až po pátém nezbude žádná.{ $preset ->
        [first-fr] { " " }Text francouzských pravidel mluví o dvou nových, jejich tabulka o jedné.
       *[other] { "" }
    }
    Odhazovací balíček se nikdy nezamíchá zpět do balíčku, patří totiž Knihovně. Když balíček dojde, žádné další
    karty se nevykládají, nedobírají ani neodhazují.

    I Knihovna má tajné zaměření. { $solo_clues ->
        [two_cards] Ve 2. a 4. kole se dozvíte kategorii, která to není; pak se dá odvodit.
       *[other] Ve 2. kole se dozvíte kategorii, která to není, ve 4. samotné zaměření.
    }

    Na konci odhodíte karty z ruky, takže Knihovna dostane i ty. Všechny její karty se rozloží a spočítají; teprve pak
    volíte, co otočit lícem dolů. Obě strany se počítají formulářem S-42a: stabilita je jen vaše; 15 bodů za Význačná
    díla dostane strana, která jich má víc, a při shodě vyhrává Knihovna. Vyhrajete, máte-li bodů víc než ona. Stejný počet nestačí.

rules-rulebooks = Pět podob pravidel
rules-rulebooks-text =
    Řídíme se paterými pravidly, ve čtyřech jazycích a dvou vydáních, a ta se tu a tam rozcházejí. Všechno na této stránce se řídí
    těmi, která jsou vybrána nahoře; vyberte jiná a věty se změní. Kde mlčí, říká stránka, jak se hraje tady.
