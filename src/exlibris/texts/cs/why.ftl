### K čemu je rozhodnutí: jedna věta pro toho, kdo nečetl pravidla. Rozhodnutí budov a pomocníků vysvětluje jejich popis.

why-library = V knihovně stojí vaši pomocníci, když zůstanou doma, a schopnost jejího speciálního pomocníka vám slouží do konce hry.
why-library-pool = { why-library }
why-assistant-card = Speciální pomocník má schopnost, kterou obyčejní nemají, a zůstane vám do konce hry.
why-eliminate = Tyto dvě budovy už nenavštívíte, ale ani Veřejná knihovna tam nic nezíská: nechte ty, které vám pomáhají.
why-place = V budově získáte karty, nebo je zařadíte do polic; na konci se počítají jen knihy, které tam stojí podle abecedy.
why-home = Karta v ruce vám na konci nic nedá: zařazená přináší body, dobraná dává větší výběr.
why-both-home = { why-home }
why-put = Inspekce čte řadu po řadě zleva shora a otočí, co narušuje abecedu; nechte tedy mezery na písmena, která přijdou.
why-flip = Inspekce otočí, co narušuje abecedu; otočte kartu předem, zachrání-li to lepší za ní.
why-shelve-gained = Na konci se počítají jen knihy v policích; co si necháte v ruce, čeká na další příležitost.
why-shelve-hand = Na konci se počítají jen knihy v policích; vyberte písmeno, které ještě zapadne do pořadí.
why-discard-hand = Zbavíte se písmen, která už nezapadnou, a Zakázaných knih, a doberete si něco jiného.
why-discard-own = Plaťte tím, co nejméně potřebujete: písmeny, která už nezapadnou, Zakázanými knihami, kategoriemi, které nesbíráte.
why-take = Dobrá jsou písmena, která do polic ještě zapadnou, Význačná díla a knihy ze zaměření vaší knihovny.
why-name-category = Každá kniha ze zaměření vaší knihovny přináší body, Význačná díla odměňují ty, kdo jich mají nejvíc, a Zakázané knihy body stojí.
why-keep-from-deck = { why-take }
why-discard-looked-at = Užitečné karty zůstanou na dosah a ty, které potřebují jen ostatní, z balíčku zmizí.
why-put-back = Co leží navrchu, si mohou dobrat jiní; co leží hluboko, zatím nikdo nedostane.
why-put-at-bottom = Vrchní kartu dostane ten, kdo si dobírá příště, možná někdo jiný; zespodu se hned tak nevrátí.

# Řádky formuláře: za co jsou body a jak jich získat víc.
line-help-b1 = Bod za každou kartu největšího plného obdélníku, který stojí na spodní řadě a je aspoň dvě karty vysoký a dvě široký. Zaplňujte tři řady rovnoměrně a bez mezer.
line-help-b2 = Za nejvíc knih této kategorie je na konci 15 bodů, za druhý nejvyšší počet 9, za třetí 4. Stačí o knihu víc než další hráč.
line-help-b3 = Za každou zařazenou knihu této kategorie je na konci bod dolů. Zařazujte jiné karty; takovou smíte před inspekcí otočit lícem dolů, pokud se to vyplatí.
line-help-b4 = Tři body za každou knihu nejméně zastoupené kategorie; zakázaná se nepočítá. Zařazujte knihy kategorie, která má nejnižší počet.
line-help-b5 = Vaše zaměření, do konce tajné: dva body za každou takovou knihu ve vašich policích. Nejvíc vynesou karty, které jich mají několik.

# Tipy v první hře, každý jednou.
tips-off = Už žádné tipy
tip-totals = { $final ->
    [1] Začalo poslední kolo
   *[0] Některá karta narušuje abecedu
}: součty teď počítají s tím, že každý před inspekcí otočí, co je nejlepší otočit. „{ $now }“ pod formulářem ukazuje police tak, jak jsou.
tip-round = V každém kole všichni umístí své pomocníky, po jednom na střídačku. Každý přinese karty, nebo místo pro ně. Ukažte na budovu nebo klepněte na její název a přečtete si, co dělá.
tip-home = Domů smíte vždycky: pomocník tam dobere kartu, nebo jednu z ruky zařadí. Jděte tam, když žádná budova nepomůže víc.
tip-worth = Číslo na kartě, například +4, jsou body za její zařazení na nejlepší místo právě teď. Karta, která zůstane v ruce, nepřinese nic.
tip-end = Nové kolo, nové budovy. Jakmile v něčích policích stojí { $goal } karet, následuje poslední kolo a pak přijde inspekce.
tip-prominent = Význačná díla této hry: { $prominent }. Na konci je za nejvíc těchto knih 15 bodů, za druhý nejvyšší počet 9, za třetí 4.
tip-banned = Zakázané knihy této hry: { $banned }. Každá taková kniha ve vašich policích stojí bod.
tip-focus = Jen vy znáte zaměření své knihovny: { $focus }. Každá taková kniha ve vašich policích přinese dva body.
tip-variety = Každá kniha kategorie, které máte nejméně, přinese tři body (B4). Chybí-li vám některá úplně, přijdete o celý řádek.
tip-draw = Zařaďte kartu, která zapadne; nezapadne-li žádná, dobírejte. Body přinášejí jen zařazené karty.
tip-order = Karty se čtou řadu po řadě zleva shora, podle písmen, pak podle čísel. Písmeno A patří vlevo nahoru, Z vpravo dolů: nechte mezery na písmena, která přijdou.
tip-inspection = Na konci inspekce otočí každou kartu, která narušuje abecedu, a její knihy se nepočítají. Pořadí je tedy důležitější než plná řada.
tip-stability = Každá karta největšího plného obdélníku, který stojí na spodní řadě, je bod (B1). Stavte řady nad sebou a bez mezer.
tip-take = Dobrá karta má písmeno, které do polic ještě zapadne, Význačná díla nebo knihy vašeho zaměření.
tip-gained = Zařaďte ji hned, je-li její číslo dobré: ušetří to později pomocníka doma.
tip-flip = Inspekce čte dál od poslední karty, která byla v pořadí. Karta s příliš pozdním písmenem shodí ty za ní: otočte ji a zůstanou. Její knihy se už nepočítají.
