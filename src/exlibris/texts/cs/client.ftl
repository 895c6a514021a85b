### Co stůl v prohlížeči říká sám za sebe. Otázky, tahy a záznam jsou v jiných katalozích.

## Všude

tagline = Desková hra o soupeřících knihovnách a inspekci zamilované do abecedy.
unofficial = Neoficiální, nekomerční stůl pro deskovou hru. S jejími tvůrci není nijak spojen.
copyrights = Licence použitých součástí
home-docs = Dokumentace
to-home = Všechny stoly
loading = Otevírají se dveře
try-again = Zkusit znovu
close = Zavřít
rules-link = Co říkají pravidla
read-more = Více
hint-about = Vysvětlení
rules-key = R: co říkají pravidla
purpose-ask = K čemu to je?
cancel = Raději ne
copy-link = Zkopírovat odkaz
link-copied = Zkopírováno
you = vy
page-missing = V této polici nic není
seat-number = Místo { $number }
label = { $label }:

language = Jazyk

## Domovská stránka

play = Hrát
play-about = { $rulebook }: vy a tři počítače
play-first = Jste tu poprvé? { $game }
new-game-own = Vlastní volba pravidel, variant a hráčů
go-on = Hrát dál
home-town = Město
home-learn-about = Čtyři krátké lekce u opravdového stolu, s laskavou knihovnicí po boku.
home-learn-open = Naučit se hrát za deset minut
home-rules-open = Přečíst si pravidla
lobby-home = Hrát s ostatními
lobby-home-about = Pozvěte někoho odkazem, nebo si přisedněte ke stolu, u kterého někdo chybí.
account-home = Váš účet
account-home-about = Uchovejte si hry a pokračujte na jiných zařízeních.
puzzle-home = Hádanka dne
puzzle-about = Jedna pozice ze hry počítačů: která volba je nejlepší? Dnes ji mají všichni stejnou.
day-title = Rozdání dne
day-home-about = Dnes hrají všichni se stejnými kartami, a to jen jednou. Pak porovnáte výsledky.
day-home-done = Váš výsledek: { $total }
day-home-begun = Vaše hra čeká
your-tables = Vaše stoly
other-tables = Vaše další stoly
no-tables = Zatím žádná hra. Knihy stojí podle abecedy, voda na čaj se vaří: můžete začít.
state-over = dohraná
state-ended = předčasně ukončená
state-waiting = čeká na hráče
state-your-turn = { $round ->
    [0] jste na tahu
   *[other] jste na tahu, { $round }. kolo
}
state-playing = { $round ->
    [0] za chvíli začne
   *[other] { $round }. kolo
}
state-unreadable = tady se dál hrát nedá
seat-name = Jméno na místě { $number }
seat-player = Kdo hraje na místě { $number }
remove-seat = Odebrat místo { $number }
add-seat = Přidat místo
sitter-you = Vy
sitter-person = Další osoba na tomto zařízení
sitter-guest = Host pozvaný odkazem
bots-level = Úrovně
bots-personality = Povahy
bots-other = Jiné počítače
guest-names-self = jméno si zvolí
guest-help = Dostanete odkaz, který pošlete dál. Hra začne, až budou všechna místa obsazená.
hints-allow = Rady trenéra jsou povolené
hints-allow-help = Během hry se pak smí trenéra ptát každý. Proti počítačům, při hře jednoho hráče nebo na jednom zařízení je to povoleno vždy.
open-deal = Hrát vybrané rozdání
open-deal-help = Stejné semínko rozdá znovu stejné karty: hodí se k porovnání nebo jako hlavolam. Kdo semínko zná, může z něj odvodit celý balíček, a tak je stůl označen jako otevřené rozdání.
open-deal-guests = S hosty ne: rozdání by nebylo tajné.
seed = Semínko
start-game = Otevřít stůl
table-from-file = Pokračovat u stolu ze souboru
rulebook = Pravidla
solo-level = Úroveň
solo-level-help = { $count ->
    [one] Na začátku každého kola jde { $count } karta do Veřejné knihovny.
    [few] Na začátku každého kola jdou { $count } karty do Veřejné knihovny.
    [many] Na začátku každého kola jde { $count } karty do Veřejné knihovny.
   *[other] Na začátku každého kola jde { $count } karet do Veřejné knihovny.
}
solo-help = Jen vy a Veřejná knihovna.
state-solo = sólo, { $state }

## Před hrou

your-name = Vaše jméno
nameless = Nováček
table-missing = Takový stůl tu není
table-missing-why = Odkaz je chybný, nebo tento server o takovém stole nikdy neslyšel.
table-unreadable = U tohoto stolu se tady dál hrát nedá
table-unreadable-why = Tato hra potřebuje pravidla nebo součásti, které tento server nemá, nebo je její zápis poškozený. Nic z ní nebylo smazáno.

## Lidé u stolu

people-away = pryč
people-away-since = pryč od { $time }
people-watching = Jen se díváte.
people-unanswered = Hra začala bez odpovědi na vaši žádost: jen se díváte.
people-computer = hraje počítač
people-resigned = hra vzdána
people-substitute = Ať tu hraje jiný počítač: { $name }
from-file-note = Tento stůl pochází ze souboru: kdo ho otevřel, může znát všechny karty.
people-menu = Odejít nebo ukončit hru
people-menu-finished = Tento stůl
people-delete = Smazat stůl

## Lišta s otázkou

round = { $round }. kolo
round-of = { $round }. kolo z { $rounds }
before-rounds = Příprava
final-round = poslední kolo
title-your-turn = Jste na tahu · Ex Libris
title-request = Žádost o místo · Ex Libris
phase-draft = výběr knihoven
phase-placement = umístění
phase-resolution = vyhodnocení
phase-inspection = před inspekcí
phase-over = zavřeno
prompt-waiting = Čeká se na: { $names }.
prompt-nothing = Okamžik.
skip = Přeskočit
prompt-over = Inspekce už odešla.
where-library = Vyberte si jednu níže.
where-space = Vyberte svítící políčko.
where-space-both = Vyberte svítící políčko, nebo začněte pomocníkem.
where-space-picked = Vyberte svítící políčko pro zvednutého pomocníka.
where-card = { $count ->
    [1] Jedna karta svítí.
   *[other] Vyberte svítící kartu.
}
where-slot = Vyberte svítící skrytou kartu.
where-cell = Vyberte svítící místo ve svých policích.
where-cell-best = Vyberte svítící místo ve svých policích. ★ přinese nejvíc z těch, kde se žádná karta neotočí.
where-arrow = Vyberte svítící šipku ve svých policích.
where-assistant = Vyberte svítícího pomocníka.
where-flip = Vyberte karty ve svých policích, které chcete otočit.
best-flips = Co otočit
where-tile = Vyberte svítící budovu.
which-assistant = { $place }: kdo tam půjde?
piece-standard = Pomocník
piece-special = Speciální pomocník
settings = Nastavení
pace = Pauza po cizích tazích
pace-off = žádná
pace-fast = krátká
pace-normal = běžná
pace-slow = dlouhá
hand-order = Řadit karty v ruce podle
order-alphabet = abecedy
order-category = kategorie
order-own = vlastního výběru: karty přetahujte
look-back = Ohlédnout se za hrou
deal-fingerprint = Otisk rozdání
setting-motion = Ukazovat pohyb karet a pomocníků
setting-careful = Ptát se před tahem, který nejde vzít zpět
setting-tips = Tipy ve hře pro začátečníky
theme = Vzhled
theme-system = podle systému
theme-light = den
theme-dark = noc
text-size = Text
text-size-normal = běžný
text-size-large = větší
text-size-larger = největší
setting-sounds = Zvuky: jste na tahu, karta, pomocník, razítko
setting-notices = Upozornit mě, když jsem na tahu
notices-refused = Prohlížeč upozornění nedovoluje; povolíte je v jeho nastavení pro tuto stránku.
webhook-title = Dát mi vědět i jinde
outlook = Pak: { $lines }
outlook-home = Doma si můžete dobrat kartu, nebo jednu zařadit.
outlook-luck = Co z toho bude, se ukáže až potom.
ending = To je { $count }. karta ve vašich policích. Příští kolo je poslední.
holdings = Knihy
holdings-own = Moje
holdings-others = Ostatní (známé)
holdings-unseen = Nejsou vidět
sure-title = Určitě?
sure = Tohle nepůjde vzít zpět: { $what }.
sure-useless = { $why } Přesto tam pomocníka poslat?
sure-yes = Ano, provést
undo = Vzít zpět
undo-last = Vzít zpět svůj poslední tah (U)
undo-nothing = Zatím není co brát zpět.
undo-seen = Mezitím vyšlo najevo něco nového, a co kdo jednou uvidí, to už neodvidí.
undo-moved = Mezitím táhl někdo jiný.
undo-curtain = { $name }: moment, beru to zpět
hint = Rada
hint-ask = Požádat trenéra o radu (C)
foresee-wait = Trenér počítá…
foresee-none = Trenér to neumí říct.
reconnecting = Spojení se serverem vypadlo; obnovuje se. Vaše hra je v bezpečí.
asking = Tato síť blokuje živé spojení. Tahy přicházejí po několika sekundách; hra pokračuje.
slow = Stále se čeká na server. Zkontrolujte připojení; vaše hra je v bezpečí.
computers-hurried = Server je vytížený: počítače přemýšlejí kratší dobu.
computer-queue = { $count ->
    [0] Server je vytížený. Tento počítač je na řadě jako další.
    [one] Server je vytížený. Před tímto počítačem je ve frontě ještě jeden.
    [few] Server je vytížený. Před tímto počítačem jsou ve frontě ještě { $count }.
   *[other] Server je vytížený. Před tímto počítačem je jich ve frontě ještě { $count }.
}
queue-before = { $count ->
    [0] Server je vytížený. Jako další jste na řadě vy.
    [one] Server je vytížený. Před vámi čeká ještě { $count } požadavek.
    [few] Server je vytížený. Před vámi čekají ještě { $count } požadavky.
   *[other] Server je vytížený. Před vámi čeká ještě { $count } požadavků.
}

## Proč kliknutí nic nedělá

refused-not-your-turn = Nejste na tahu, stůl čeká na: { $names }.
refused-catching-up = Nejdřív se podívejte, co dělali ostatní.
refused-instead = { $kind ->
    [space] Nejdřív umístěte pomocníka: svítí políčka, která lze vybrat.
    [card] Nejdřív vyberte kartu: svítí ty, které lze vybrat.
    [slot] Nejdřív vyberte skrytou kartu: svítí ty, které lze vybrat.
    [cell] Nejdřív najděte kartě místo: svítí ta, která lze vybrat.
    [assistant] Nejdřív vyberte pomocníka: svítí ti, které lze vybrat.
    [seat] Nejdřív vyberte hráče: svítí jména, která lze vybrat.
    [tile] Nejdřív vyberte budovu: svítí ty, které lze vybrat.
    [library] Nejdřív vyberte knihovnu.
    [flip] Teď jen otáčíte karty ve vlastních policích.
   *[other] Nejdřív odpovězte jedním z tlačítek nahoře.
}
refused-drop = Tam to nejde.
refused-card = Tahle karta ne. Svítí ty, které lze vybrat.
refused-card-place = { $places ->
    [hand] Teď lze vybrat jen kartu z ruky.
    [shelf] Teď lze vybrat jen kartu z vlastních polic.
    [hand-shelf] Teď lze vybrat jen kartu z ruky nebo z vlastních polic.
    [tile] Teď lze vybrat jen kartu, která leží v této budově.
    [desk] Teď lze vybrat jen jednu z karet na stole.
    [discard] Teď lze vybrat jen kartu z odhazovacího balíčku.
   *[other] Tahle karta ne. Svítí ty, které lze vybrat.
}
refused-not-gained = Jen právě získaná karta; tahle byla v ruce už předtím.
refused-falls-apart = Bez této karty by zbytek polic nedržel pohromadě.
refused-with-itself = Místo si musí vyměnit s jinou kartou.
refused-other-category = Jen karta s knihou určené kategorie.
refused-face-down = Ta už leží lícem dolů.
refused-slot = Tahle skrytá karta ne. Svítí ty, které lze vybrat.
refused-assistant = Tenhle pomocník ne. Svítí ti, které lze vybrat.
refused-assistant-own = Jen některý z vašich pomocníků.
refused-assistant-others = Jen pomocník někoho jiného.
refused-assistant-home = Jen pomocník, který je doma.
refused-assistant-town = Jen pomocník ve městě.
refused-tile = Tahle budova ne. Svítí ty, které lze vybrat.
refused-seat = Tenhle hráč ne. Svítí ti, které lze vybrat.
refused-space = Tohle políčko ne. Ta, která lze vybrat, svítí.
refused-space-why = { $text }
refused-space-taken = To políčko je obsazené: { $names }.
refused-space-closed = To políčko je zavřené: je potřeba { $marker } hráčů.
refused-cell-taken = Tam už karta je.
refused-cell-corner = To místo se dotýká jen rohem.
refused-cell-apart = To místo se nedotýká žádné jiné karty.
refused-cell-rows = To by byla čtvrtá řada.
refused-cell-other = Tentokrát tam karta nesmí.

## Klávesy

keys-title = Klávesy

## Chyby

error-offline = Server neodpovídá. Ověřte, že server běží a že jste připojeni, a zkuste to znovu.
page-starting = Budíme knihovníky…
page-coming = zbývá { $rest }
page-failed = V tomto prohlížeči knihovníci nevstanou: { $why }
page-needs-storage = Váš prohlížeč pro tuto stránku nic neukládá, takže tu nelze otevřít stůl. Povolte pro tuto adresu cookies a data webu a načtěte stránku znovu.
start-failed = Ex Libris se nemůže spustit: některý ze souborů se stáhl poškozený. Vaše stoly a nastavení jsou na svém místě.
start-afresh = Stáhnout soubory znovu
offline-note = Server není dostupný. Můžete si přečíst pravidla a vyplnit formulář; ke všemu ostatnímu je potřeba server.
update-there = Je tu nová verze této stránky.
update-load = Načíst
update-later = Později
part-missing = Něco nedorazilo
part-missing-why = Část stránky se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu; pokud to nepomůže, načtěte stránku znovu. Vaše hra je v bezpečí.
part-broken = Převrhl se regál
part-broken-why = Část stránky selhala. Zkuste to znovu; pokud to nepomůže, načtěte stránku znovu. Vaše hra je v bezpečí.
page-reload = Načíst stránku znovu
storage-blocked = Váš prohlížeč pro tuto stránku nic neukládá: nastavení, postup i to, co napíšete, zmizí, až ji zavřete. Pokud blokuje i cookies, nelze si sednout ke stolu. Povolte pro tuto adresu cookies a data webu.
language-missing = Texty ({ $language }) nedorazily. Stránka zůstává, jak byla; zkontrolujte připojení a zkuste to znovu.
share-failed = Váš prohlížeč tu neumožňuje sdílení ani kopírování.
error-stale = U stolu se něco změnilo. Takhle to teď vypadá; vyberte znovu.
error-too-late = Vzít to zpět už nejde. Takhle stůl vypadá teď.
error-server = Server klopýtl. Nic se neztratilo; zkuste to znovu.
error-given-up = Výpočet trval příliš dlouho, proto byl přerušen. Nic se neztratilo.
error-table-closed = Provozovatel tohoto serveru stůl uzavřel.
error-table-not-found = Takový stůl tu není: odkaz je chybný, nebo tento server o takovém stole nikdy neslyšel.
error-seat-not-yours = To místo patří někomu jinému.
error-account-closed = Provozovatel tohoto serveru tento účet uzavřel.
error-blocked = Tento server nepřijímá požadavky z vaší sítě.
error-request-answered = Tato žádost už neplatí.
error-not-your-turn = Na tahu je někdo jiný.
error-illegal-action = To tady nejde. Vyberte znovu.
error-game-over = Hra skončila.
error-not-begun = Hra začne, až budou všechna místa obsazená.
error-not-flipping = Karty se otáčejí lícem dolů těsně před inspekcí, ne teď.
error-computer-plays = Na tomto místě hraje počítač. Nejdřív se vraťte.
error-decide-first = Nejdřív vyberte, které své karty otočíte.
error-not-text = Tento soubor není text. Otevřete balíček, zápis hry nebo stůl tak, jak je program uložil; tabulku nejdřív uložte jako CSV nebo text.
error-too-much-queued = Server ještě pracuje na vašich předchozích požadavcích. Počkejte, až jich část vyřídí.
error-table-full = U tohoto stolu bylo tolik tahů a vracení, že už se dá jen hrát: bez vracení, žádostí a hlasování.
error-browser-storage = Tento prohlížeč to nemohl uložit: jeho úložiště je plné nebo selhalo. Nic z předchozího se neztratilo.
error-no-hints-today = Rozdání dne se hraje bez rad.
error-unknown = Nepovedlo se: { $detail }

## Město

town = Město
this-round = v tomto kole
permanent = stálé
prominent = Význačná
banned = Zakázané
# Kategorie jedním slovem, pro malé obrazovky.
short-corrupted = Magie
short-fantastical = Romány
short-historic = Historie
short-monster = Příšery
short-reference = Reference
short-spells = Lektvary

deck-count = Balíček: { $count }
deck-known = { $card }, { $place }. odshora v balíčku: tuto kartu znáte
discard-count = Odhozeno: { $count }
tile-instant = okamžitý účinek
tile-delayed = zpožděný účinek
tile-label = { $number }. { $name }, { $type }: co dělá
space-of = { $where }, políčko { $number }
bid-of = { $where }, nabídka { $bid }
place-at = Umístit pomocníka: { $where }
place-beside = Umístit pomocníka: { $where }; už tam stojí: { $names }
space-closed = Zavřeno: je potřeba { $marker } hráčů
card-face-down = Skrytá karta { $number }
assistant-of = Pomocník ({ $name })
special-of = { $special } ({ $name })
tray = Na stole
tray-discard = Odhazovací balíček
draft-pool = Zatím volné; řada na vás teprve přijde

## Police, ruce, knihovny

shelf-of = Police: { $name }
shelf-label = Police: { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
shelf-count = { $count } / { $goal }
shelf-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
turn-order = Pořadí hráčů: { $names }.
trigger-help = Karty v policích; { $goal } v něčích policích spustí poslední kolo.
shelf-empty = Prázdné police. První karta může přijít kamkoli.
goal = Vyhrává nejvíc bodů ve formuláři. Karty v policích stojí po řadě: podle písmen, pak podle čísel.
section-empty = Prázdná přihrádka
cell-label = Volné místo, řada { $row }, sloupec { $column }
card-title = { $letter }{ $number }, číslo { $number } / { $quantity }
hand-of = V ruce: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
hand-empty = V ruce nejsou karty.
hand-count = { $count ->
    [one] { $count } v ruce
    [few] { $count } v ruce
    [many] { $count } v ruce
   *[other] { $count } v ruce
}
known-in-hand = Známé v ruce:
library = Knihovna
library-with = Knihovna: { $name }
public-library = Veřejná knihovna
library-level = Úroveň { $level } ze 7
library-wins = Vyhrajete, máte-li víc bodů než Knihovna; remíza je prohra.
library-holds = { $count ->
    [one] Má { $count } kartu
    [few] Má { $count } karty
    [many] Má { $count } karty
   *[other] Má { $count } karet
}
library-holds-help = Co se odhodí, skončí tady a na konci se jí to započítá. Přehrabovat se v tom smíte jen na Skládce.
library-open-help = Už je rozložená a spočítaná. Co teď otočíte lícem dolů, na tom už nic nezmění.
library-tally = Její knihy
library-clues = Stopy: její zaměření to není
library-clue-hidden = ještě skrytá
library-focus = Její zaměření
library-possible = Její zaměření je jedno z těchto
home-spaces = Doma
to-place = K umístění
to-place-none = všichni umístěni
pick-up = Zvednout: { $piece }
focus = Zaměření
first-player = Žeton prvního hráče
first-player-short = 1.
left-to-place = { $count ->
    [one] { $count } pomocník k umístění
    [few] { $count } pomocníci k umístění
    [many] { $count } pomocníka k umístění
   *[other] { $count } pomocníků k umístění
}
at-home = doma

## Postranní panel

form-so-far = Průběžný formulář
form-sum = Teď
form-sum-solo = Teď, bez B2
form-with-best = Až každý otočí
form-ahead = ve vedení
form-totals = Celkem teď { $now }, po nejlepším otočení karet { $best }
form-prominent = { $count ->
    [one] Zatím { $count } kniha
    [few] Zatím { $count } knihy
    [many] Zatím { $count } knihy
   *[other] Zatím { $count } knih
} z kategorie „{ $category }“. Řádek B2 se ještě může změnit podle toho, co zařadí ostatní.
form-prominent-none = Zatím žádné knihy z kategorie „{ $category }“. Řádek B2 vám přesto dává { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, protože { $ahead ->
    [0] je nemá nikdo a o odměny se dělí všichni.
    [one] je má jen jeden hráč.
    [few] je mají jen { $ahead } hráči.
    [many] je má jen { $ahead } hráče.
   *[other] je má jen { $ahead } hráčů.
}
form-prominent-solo = { $count ->
    [one] Zatím { $count } kniha
    [few] Zatím { $count } knihy
    [many] Zatím { $count } knihy
   *[other] Zatím { $count } knih
} z kategorie „{ $category }“. Řádek B2 se rozhodne na konci.
form-prominent-open = { $count ->
    [one] Zatím { $count } kniha
    [few] Zatím { $count } knihy
    [many] Zatím { $count } knihy
   *[other] Zatím { $count } knih
} z kategorie „{ $category }“; Veřejná knihovna má { $library } a při shodě vyhrává.
form-best-help = „Teď“ jsou body za police, jak jsou teď. Když před inspekcí každý otočí karty co nejlépe, bude celkem { $best }.
form-sides-help = Volbou součtu přepnete všechny řádky, počty knih i body na místech mezi „Teď“ a „Až každý otočí“. Karty s čárkovaným rohem jsou ty, které by se otočily. Vedoucí součet je podtržený.
form-best-lower = To je méně než teď, protože ostatní si otočením karet polepší v řádku B2 na váš úkor.
form-best-b2 = Když každý otočí karty co nejlépe: B2 { $points }, knihy z kategorie „{ $category }“: { $count }.
out-of-order = byla by otočena
out-of-order-then = Lícem dolů by se pak otočily: { $cards }.
misfiled = { $card } stojí za { $before }, ale v abecedě je dřív: inspekce by tuto kartu otočila lícem dolů.
better-down = { $card } lícem nahoru ubírá body. Před inspekcí ji majitel smí otočit lícem dolů.
misfiled-break = { $card } za { $before }
misfiled-break-short = { $before } › { $card }
line-counts = Do řádku „{ $line }“ se počítá: { $cards }.
line-counts-none = { $line }: nepočítá se žádná karta.
line-counts-rarest = { $line }: počítá se nejméně zastoupená kategorie, { $category }: { $cards }.
form-change = { $change } při této volbě
public-form-lines = To vidí všichni: B1 { $b1 }, B2 { $b2 }, B3 { $b3 }, B4 { $b4 }. Tajné zaměření přidá { $focus }.
public-form-shared = I bez knih z kategorie „{ $category }“ něco přináší řádek B2: všichni, kdo žádné nemají, se dělí o zbylé odměny.
cell-worth = { $cell }: { $change } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
cell-worth-same = { $cell }: beze změny bodů
cell-best = nejlepší místo
log = Záznam
log-new = Nové od vašeho posledního tahu
since-title = Od vašeho posledního tahu
announce-more = { $count ->
    [one] Ještě jeden tah, viz záznam.
    [few] Ještě { $count } tahy, viz záznam.
    [many] Ještě { $count } tahu, viz záznam.
   *[other] Ještě { $count } tahů, viz záznam.
}
pane-town = Město
pane-shelf = Moje police
pane-others = Ostatní
pane-library = Veřejná knihovna
pane-sheet = Formulář, záznam
bytext-open = Ukázat stůl jako text

## Na jednom zařízení

pass-look = Tohle z toho vzešlo. Na řadě: { $name }.
pass-on = Hotovo, předat dál
curtain-pass = Zařízení si bere { $name }
curtain-why = Další karty smí vidět jen { $name }. Všichni ostatní si prohlížejí strop.
curtain-take = Tady { $name }

## Konec

line-b1 = Stabilita polic
line-b2 = Význačná díla
line-b3 = Zakázané knihy
line-b4 = Různorodost
line-b5 = Zaměření
rank = { $rank }.
cards-in-hand = Karty, které zbyly v ruce
play-again = Hrát znovu
rematch-join = Přidat se k odvetě
rematch-opened = { $name } chce hrát znovu: nový stůl už čeká.
download-record = Stáhnout zápis hry
open-replay = Přehrát hru
inspector-title = Inspekce je tady
inspector-skip = Rovnou k výsledku
inspector-onward = Kliknutím dál
inspector-count = Prohlédnuté karty: { $looked } z celkem { $cards }, otočené: { $turned }
inspector-shelf = Police ({ $name }): { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}, { $turned ->
    [0] vše v pořádku.
   *[other] mimo pořadí, a tedy otočené: { $cards }.
}
inspector-entry = { $name }: { $points }, zatím { $sum }.
inspector-place = { $place }: { $name }, { $points } b.
race-decided = Rozhodlo: { $line }, { $own } ku { $other }.
to-form = Zpět k formuláři

## Počítání skutečného stolu

score-title = Spočítat skutečnou hru
score-about = Hráli jste doma s krabicovou verzí? Naťukejte police a inspekce vyplní formulář.
score-open = Vyplnit formulář
record-title = Prohlédnout zápis hry
deck-type = Zapsat karty z vlastní krabice
