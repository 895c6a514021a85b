### O čem je třeba rozhodnout. Každá otázka uvádí osobu, věc a pravidlo. „action“ říká, co udělá jedna z voleb,
### „done“, co znamená skončit; bez nich platí obecná slova z actions.ftl.
### $place je klíč budovy a $rule_id pravidla, pro otázky společné více účinkům; $offered počítá, z čeho se vybírá.

## Příprava a umístění

prompt-library = { $player }, vyberte si knihovnu. Přijde s ní její speciální pomocník; druhá zůstane v krabici.
prompt-library-pool = { $player }, vezměte si jednu z odkrytých knihoven a pak odstraňte ze hry jinou.
prompt-assistant-card = { $player }, vyberte si speciálního pomocníka.
prompt-eliminate = { $player }, která budova opustí hru? Po každém kole odcházejí dvě.
    .action = zavřít nadobro: { $tile }
prompt-place = { $player }, umístěte pomocníka ve městě nebo doma.

## Činnosti společné mnoha účinkům

prompt-home = { $player }, můžete provést jednu domácí akci: dobrat si kartu, nebo jednu zařadit.
    .done = neudělat nic
prompt-both-home = { $player }, můžete provést obě domácí akce, v libovolném pořadí: dobrat si kartu a jednu zařadit.
    .done = nechat to tak
prompt-put = { $player }, kam přijde { $card }? Vedle zařazené karty, nejvýš do tří řad.
    .action = zařadit { $card } { $where }
prompt-shelve-gained = { $player }, můžete zařadit { $rule_id ->
    [LOC03-05] kterékoli z vyhraných karet
    [LOC07-05] vyhrané karty, nejvýš jednu za každou osobu v doupěti
    [LOC09-03] až dvě z dobraných karet
    [LOC14-02] kterékoli ze vzatých karet
    [LOC16-04] kterékoli ze vzatých karet
    [LOC06-02] jednu z dobraných karet
    [LOC13-05] jednu ze vzatých karet
    [ASST-GOBLIN-04] kterékoli z karet, které si lapka vypůjčil
   *[other] { $offered ->
        [one] získanou kartu
       *[other] kterékoli ze získaných karet
    }
}.
    .action = zařadit { $card }
    .done = zbytek nechat v ruce
prompt-shelve-hand = { $player }, { $rule_id ->
    [LOC04-01] { $paper_mill_discards ->
        [hand_or_shelf] zařaďte jednu nebo dvě karty z ruky.
       *[hand_and_shelf] můžete zařadit až dvě karty z ruky.
    }
    [LOC17-03] { $rummage_sale_shelving ->
        [may] karta je prodaná: můžete jednu z ruky zařadit.
       *[must] karta je prodaná: jednu z ruky zařaďte.
    }
   *[other] kterou kartu z ruky zařadíte?
}
    .action = zařadit { $card }
    .done = už nic nezařazovat
prompt-discard-hand = { $player }, odhoďte libovolný počet karet z ruky; doberete si o jednu víc.
    .action = odhodit { $card }
    .done = už nic neodhazovat a dobrat si
prompt-discard-own = { $place ->
    [book_collector] { $player }, odhoďte libovolné karty z ruky či z polic: za každé dvě knihy, které Sběratel chce, je jedna karta.
   *[other] { $player }, { $paper_mill_discards ->
        [hand_or_shelf] odhoďte aspoň jednu kartu, všechny z ruky, nebo všechny z polic; pak jednu či dvě zařaďte.
       *[hand_and_shelf] odhoďte aspoň jednu kartu z ruky či z polic; pak můžete až dvě zařadit.
    }
}
    .action = odhodit { $card }
    .done = už nic neodhazovat
prompt-keep-from-deck = { $player }, nechte si jednu z těchto karet z balíčku: přijde vám do ruky.
    .action = nechat si { $card }
prompt-put-back = { $player }, ostatní se vrátí navrch balíčku: která má ležet nejhlouběji?
    .action = vrátit { $card } pod ostatní
prompt-put-at-bottom = { $player }, vrchní kartu balíčku můžete dát dospod.
    .action = dát { $card } dospod
    .done = nechat ji navrchu
prompt-take = { $player }, { $rule_id ->
    [LOC05-01] vezměte si kartu { $at }; potom jednu darujete
    [LOC16-02] { $tax_collector_pays ->
        [tile] vezměte si { $at } tolik jiných karet, kolik je zaplacených: zbývá { $count }
       *[discard] vezměte si { $at } tolik karet, kolik je odhozených: zbývá { $count }
    }
   *[other] vezměte si kartu { $at }
}.
    .action = vzít { $card }
prompt-name-category = { $player }, { $rule_id ->
    [LOC13-02] určete kategorii a pak se podívejte na karty { $at }; { $mysterious_shack_take ->
        [all] vezmete si ty, které ji mají.
       *[any] můžete si vzít ty, které ji mají.
    }
    [LOC11-01] určete kategorii, kterou budete hledat v odhazovacím balíčku.
   *[other] na jakou kategorii se má lapka zeptat? Odpovídá { $other }.
}
    .action = určit: { $category }

## Budovy

prompt-swap-take = { $player }, kterou kartu chcete { $at }? Dáte za ni jednu z ruky.
    .action = vzít { $card }
prompt-swap-give = { $player }, kterou kartu z ruky dáte za { $card }? Zůstane { $at }, odkrytá.
    .action = dát { $card }
prompt-pay-bid = { $player }, zaplaťte svou nabídku: odhoďte z ruky ještě { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
    .action = odhodit { $card }
prompt-choose-gift = { $player }, kterou kartu { $at } darujete? Dostane ji někdo jiný.
    .action = darovat { $card }
prompt-choose-recipient = { $player }, kdo dostane { $card }?
    .action = dostane { $other }
prompt-bet = { $player }, určete kategorii, kterou nikdo neurčil. Otočí se čtyři karty; vyhrává nejpočetnější kategorie.
    .action = vsadit na: { $category }
prompt-lounge = { $player }, zavolejte pomocníka domů, přerovnejte police, nebo obojí.
    .done = nechat všechno, jak je
prompt-bring-home = { $player }, kterého pomocníka zavoláte domů? Hned použije volné domácí políčko.
    .action = zavolat domů { $assistant } ({ $at }, políčko { $number })
    .done = nevolat nikoho
prompt-change-shelf = { $player }, co ve svých policích změníte? Jen jednu věc.
    .done = neměnit nic
prompt-pick-shelved = { $player }, která zařazená karta změní místo?
    .action = vybrat { $card }
    .done = neměnit nic
prompt-swap-hand = { $player }, která karta z ruky přijde na místo, kde je { $card }?
    .action = dát tam { $card }
    .done = neměnit nic
prompt-swap-shelf = { $player }, která karta si vymění místo s { $card }?
    .action = vyměnit s { $card }
    .done = neměnit nic
prompt-reshelve = { $player }, kterou kartu vyndáte z polic a zařadíte jinam? Zbytek musí držet pohromadě.
    .action = vyndat { $card }
    .done = neměnit nic
prompt-search = { $player }, vezměte si z odhazovacího balíčku kartu s kategorií „{ $category }“.
    .action = vzít { $card }
    .done = nebrat žádnou
prompt-take-matching = { $player }, můžete si vzít kterékoli z těchto karet s kategorií „{ $category }“; ostatní zůstanou skryté.
    .action = vzít { $card }
    .done = ostatní nechat
prompt-send-from-home = { $player }, kterého pomocníka z domova pošle Cech do města?
    .action = poslat { $assistant }
prompt-displace = { $player }, čí místo ve městě zaberete? Vytlačený pomocník se vrátí majiteli.
    .action = zabrat místo { $at }, políčko { $number }
prompt-displace-which = { $player }, na témže políčku { $there } stojí dva pomocníci: který se vrátí majiteli?
prompt-displace-whose = { $player }, na témže políčku { $there } stojí dva pomocníci: čí se vrátí majiteli?
    .action = poslat zpět pomocníka ({ $other })
prompt-pay-tax = { $player }, { $other } posílá Výběrčího daní: položte na desku kartu z ruky nebo z polic.
    .action = zaplatit { $card }
prompt-discard-to-take = { $player }, { $tax_collector_pays ->
    [tile] zaplaťte libovolné karty z ruky či z polic; zůstanou { $at } a vezmete si tolik jiných.
   *[discard] odhoďte libovolné karty z ruky či z polic; tolik si jich vezmete { $at }.
}
    .action = { $tax_collector_pays ->
        [tile] zaplatit { $card }
       *[discard] odhodit { $card }
    }
    .done = { $tax_collector_pays ->
        [tile] už nic neplatit
       *[discard] už nic neodhazovat
    }
prompt-offer = { $player }, které karty z ruky nabídnete? Za každou prodanou si doberete dvě a { $rummage_sale_shelving ->
    [may] můžete jednu zařadit.
   *[must] jednu zařadíte.
}
    .action = nabídnout { $card }
    .done = už nic nenabízet
prompt-buy = { $player }, { $other } prodává: vezměte si kartu, nebo pasujte. Za každou prodanou si { $other } dobere dvě a { $rummage_sale_shelving ->
    [may] může jednu zařadit.
   *[must] jednu zařadí.
}
    .action = vzít { $card }
    .done = pasovat
prompt-shift-direction = { $player }, kterým směrem posunete karty z jedné řady svých polic?
    .done = neposouvat nic
prompt-shift-first = { $player }, která karta je na jednom konci posouvané skupiny?
    .action = začít kartou { $card }
    .done = neposouvat nic
prompt-shift-last = { $player }, která karta je na druhém konci? Posunou se i všechny mezi nimi.
    .action = skončit kartou { $card }
    .done = neposouvat nic
prompt-shift-on = { $player }, posunete tytéž karty ještě dál?
    .done = nechat je tady

## Speciální pomocníci

prompt-bookworm-again = { $player }, Červ pochybností má pořád hlad: odhoďte kartu z ruky či z polic a znovu si doberte a zařaďte.
    .action = nakrmit ho kartou { $card }
    .done = stačilo
prompt-cube = { $player }, Rosolová krychle blokuje dveře { $at }: { $other } dostane náhodnou kartu, nebo si dobere a zařadí?
prompt-goblin-victim = { $player }, koho Gobliní lapka okrade { $at }? Každého ze spoluhráčů jednou.
    .action = okrást: { $other }
    .done = víc nekrást
prompt-goblin-hand-over = { $player }, { $other } posílá lapku, chce „{ $category }“: kterou kartu dáte?
    .action = dát { $card }
prompt-golem = { $player }, Recyklátor může zachránit jednu z karet, které se teď odhodí { $at }.
    .action = zachránit { $card }
    .done = nechat je jít
prompt-imp = { $player }, Ohnivý rarach může { $offered ->
    [one] spálit kartu { $at } za jednu domácí akci.
   *[other] pálit karty { $at }: jednu za jednu domácí akci, nebo všechny za dvě.
}
    .done = nic nepálit
prompt-imp-card = { $player }, kterou kartu spálí Ohnivý rarach { $at }?
    .action = spálit { $card }
prompt-imp-unseen = { $player }, kterou ze skrytých karet spálí Ohnivý rarach { $at }?
    .action = spálit skrytou kartu { $number }
prompt-mummy = { $player }, jak Mumie zařadí { $card }? Pohřbená karta má cenu 2 bodů, ale její knihy se nepočítají.
prompt-mummy-cover = { $player }, kterou kartu zakryje { $card }?
    .action = pohřbít { $card }
prompt-mummy-bury = { $player }, pod kterou kartu pohřbít { $card }?
    .action = pohřbít pod { $card }
prompt-sasquatch = { $player }, Lesnímu muži { $at } šlape na paty { $other }: vezmete ho zpět, nebo zůstane?
prompt-witch = { $player }, Čarodějka otáčí { $card }: kterou z těch dvou si necháte? Druhá se odhodí.
    .action = nechat si { $card }
prompt-witch-reveal = { $player }, má Čarodějka otočit kartu? Necháte si ji, nebo Zakázanou, a druhou zařadíte lícem dolů.
    .done = nechat to tak
prompt-witch-shelve = { $player }, Čarodějka otáčí { $card }: kterou z těch dvou si necháte? Druhá půjde do vašich
    polic lícem dolů.
    .action = nechat si { $card }
prompt-wizard = { $player }, jak Kouzelník zařadí { $card }? Posun o jedno místo pro ni může udělat místo.
prompt-wizard-group = { $player }, vyberte { $wizard_shift ->
    [any_cards] libovolné karty
   *[group] sousedící karty
} k posunutí; { $card } přijde tam, kde po nich zbude mezera.
    .action = posunout i { $card }
    .done = posunout tyhle
prompt-wizard-gap = { $player }, na které z uvolněných míst přijde { $card }?
    .action = dát { $card } { $where }

## Inspekce

prompt-flip = { $player }, otočte karty lícem dolů, pomůže-li to abecedě, a dejte vědět. Dokud nejsou hotovi všichni, nikdo to nevidí.
