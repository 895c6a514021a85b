### Jména, na nichž stojí všechny ostatní katalogy. assistant-….one je ve 4. pádě, location-….at říká kde.

category-corrupted = Černá magie
category-fantastical = Fantastické romány
category-historic = Historické svazky
category-monster = Příručky příšer
category-reference = Referenční texty
category-spells = Kouzla a lektvary

card-name = { $letter }{ $number }
# Ve 4. pádě: „Rita si dobírá 2 karty“.
cards-hidden = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}

list-comma = { $first }, { $next }
list-and = { $first } a { $last }
list-end = { $first } a { $last }

assistant-standard-name = pomocník
    .one = pomocníka
location-home-name = knihovna
    .at = doma

### Pravidla, jejich varianty a úrovně hry pro jednoho.

preset-first-en = První vydání, anglické
    .about = Knihovny s vlastními pomocníky, šest karet v ruce. Pravidla, kterými to všechno začalo.
preset-first-pl = První vydání, polské
    .about = Jako anglické, až na podrobnosti; s polským balíčkem a jeho vlastní abecedou.
preset-first-cs = První vydání, české
    .about = Jako anglické, až na podrobnosti; s českým balíčkem.
preset-first-fr = První vydání, francouzské
    .about = Všechny knihovny leží odkryté na výběr; francouzský balíček, karty se posouvají jen do stran.
preset-revised-en = Přepracované vydání, anglické
    .about = Prosté knihovny, čtyři speciální pomocníci na kartách, osm karet v ruce a delší police.

variant-beginner = Hra pro začátečníky
    .about = Bez speciálních pomocníků: všichni mají tři obyčejné. První vydání vynechává záludnější budovy.
variant-beginner-all-locations = Hra pro začátečníky, celé město
    .about = Bez speciálních pomocníků, zato se všemi budovami.
variant-friendlier = Přátelská hra
    .about = Bez budov a pomocníků, kteří škodí ostatním.
variant-longer = Delší hra
    .about = O tři karty v policích víc, než přijde poslední kolo.
variant-next-award = Jen další odměna
    .about = Při shodě tří a více hráčů u Význačných děl se dělí jen odměna za jejich místo a následující.
variant-drafted = Výběr pomocníků
    .about = Speciálního pomocníka nepřiděluje los: vybírá se, počínaje posledním hráčem.
variant-solo = Sólo
    .about = Pět kol jednoho hráče proti Veřejné knihovně, která si nechá všechno, co odhodíte.

solo-level-1 = Začátečník
solo-level-2 = Snadné
solo-level-3 = Výzva
solo-level-4 = Těžké
solo-level-5 = Velmi těžké
solo-level-6 = Téměř nemožné
solo-level-7 = Nemožné
