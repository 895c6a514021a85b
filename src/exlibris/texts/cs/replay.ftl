### Stránka s přehráním: hra při pohledu zpět, okamžik za okamžikem.

replay-title = Pohled zpět
replay-controls = Hra, okamžik za okamžikem

## Pohyb

replay-first = Na začátek
replay-round-back = Předchozí kolo
replay-turn-back = Předchozí tah
replay-back = O okamžik zpět
replay-play = Přehrávat
replay-pause = Pauza
replay-forward = O okamžik dál
replay-turn-forward = Další tah
replay-round-forward = Další kolo
replay-last = Na konec
replay-with-key = { $name } ({ $key })
replay-key-space = mezerník
replay-scrubber = Okamžik
replay-position = Okamžik { $at } z celkem { $last }, { $where }
replay-where = { $round }, { $phase }
replay-count = { $at } / { $last }
replay-speed = Rychlost
replay-speed-slow = pomalu
replay-speed-normal = běžně
replay-speed-fast = rychle
replay-keys = Šipkami se jde po krocích, klávesami Page Up a Page Down po tazích (se Shiftem po kolech), Home a End na začátek a na konec; mezerník přehrává a zastavuje.

## Číma očima

replay-eyes = Číma očima
replay-eyes-none = divák
replay-eyes-all = všechny karty odkryté
replay-front = V popředí
replay-hands = Karty ostatních
replay-no-cards = V ruce nejsou karty.

## Co se stalo

replay-begins = Za chvíli se budou rozdávat knihovny. Nikdo zatím nic neudělal.
replay-chose = { $name } volí: { $choice }.
replay-quiet = { $name } se rozhoduje; nic se o tom neříká.
replay-answer = Volba: { $choice }.
replay-unanswered = Ještě přemýšlí.
replay-waiting = Teď rozhoduje: { $names }.
replay-log-go = K tomuto okamžiku

## Odkaz na okamžik

replay-copy = Zkopírovat odkaz na tento okamžik
replay-copied = Odkaz zkopírován
replay-copy-failed = Tento prohlížeč stránkám kopírovat nedovolí. Odkaz je v adresním řádku.
replay-more = Více
replay-to-table = Ke stolu
replay-check-deal = Ověřit rozdání
replay-to-form = Inspekční formulář
replay-to-replay = Zpět k přehrání
replay-no-entry = Okamžik { $at } v této hře není: tento je poslední.

## Když není co ukázat

replay-missing = Takový stůl tu není
replay-not-begun = Není za čím se ohlédnout
replay-not-begun-why = Hra začne, až budou všechna místa obsazená. Do té doby stůl žádnou minulost nemá.
replay-not-open = Těmito očima ne
replay-not-open-why = Dokud hra trvá, dívají se všichni zpět jen vlastníma očima. Vraťte se, až skončí.
replay-own-eyes = Dívat se vlastníma
replay-failed = Tohle nejde ukázat

## Soubory se zápisem

replay-record-about = Zápis je hra v souboru, jak ho ukládá závěrečná stránka stolu nebo exlibris simulate --records. Na serveru z něj nezůstane nic.
replay-record-drop = Zápis přetáhněte sem
replay-record-choose = Vybrat soubor
replay-record-other = Jiný zápis
replay-record-too-large = { $name } je na zápis příliš velký: zápisy mají nejvýš 64 KB.
replay-record-unreadable = Soubor { $name } nejde přečíst.
replay-record-bad = { $name } není zápis, který by šlo přehrát: { $problem }

## Rozbor skončené hry

review-title = Rozbor
review-working = Rozbor hry probíhá.
review-so-far = Prohlédnuté okamžiky: { $looked } z celkem { $all }
course-own-since = Od { $round }. kola vedete vy.
course-own-until = Do { $round }. kola vedete vy.
course-since = Od { $round }. kola vede { $name }.
course-until = Do { $round }. kola vede { $name }.
course-never = { $name } ani jednou jasně nevede.
review-plot = Graf ukazuje
review-chances = Šance na výhru
review-totals = Očekávaný součet
review-plot-label = { $what } v průběhu hry
review-position = Okamžik { $at } z celkem { $last }: { $figures }
review-figure = { $name } { $figure }
review-table = Jako tabulka
review-round-end = Konec
review-both = { $chance }, součet { $total }
review-moment = okamžik { $at }
review-seats = Přesnost a štěstí
review-seats-why = Přesnost 0 % má ten, kdo volí nazdařbůh, 100 % ten, kdo volí vždy nejlépe. Řádky ukazují, co změnilo šanci na výhru; jednotkou je jedna výhra, −0,50 je tedy půl výhry darované ostatním. Ztratit lze i víc než celou výhru, protože část z ní ostatní vracejí. Řádek „Ostatní a konec“ obsahuje i to, co počítač odhadl špatně.
review-accuracy = přesnost { $accuracy }, { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
   *[other] { $count } chyb
}
review-part = Co šanci změnilo
review-bar = Sloupec
review-wins-column = výhry
review-deal = První karty a knihovna
review-luck = Štěstí při dobírání
review-own = Vlastní chyby
review-others = Ostatní a konec
review-turning = Zlomové okamžiky
review-turning-none = Žádný tah mnoho nezměnil.
review-luck-share = z toho štěstí: { $luck }
review-mistakes = Chyby
review-mistakes-of = Čí
review-everybody = všech
review-mistakes-none = Žádné závažné.
review-better = Lépe: { $better }
review-better-then = Lépe: { $better }, pak { $line }
review-cost = Ztráta: { $least } až { $most } % (šance na výhru a 1 % za každý bod náskoku)
review-cost-exact = Ztráta: { $cost } % (šance na výhru a 1 % za každý bod náskoku)
