### O čem je třeba rozhodnout. Každá otázka uvádí osobu, věc a pravidlo. „action“ říká, co udělá jedna z voleb,
### „done“, co znamená skončit; bez nich platí obecná slova z actions.ftl.
### $place je klíč budovy a $rule_id pravidla, pro otázky společné více účinkům; $offered počítá, z čeho se vybírá.

## Příprava a umístění

prompt-library = { $player }: vyberte si knihovnu. Přijde s ní její speciální pomocník; druhá zůstane v krabici.
prompt-library-pool = { $player }: vezměte si jednu z odkrytých knihoven a pak odstraňte ze hry jinou.
prompt-assistant-card = { $player }: vyberte si speciálního pomocníka.
prompt-eliminate = { $player }: která budova opustí hru? Po každém kole odcházejí dvě; teď { $count ->
    [1] první
   *[other] druhá
}.
    .action = zavřít nadobro: { $tile }
home-actions-follow = { $count ->
    [one] Potom vás čeká ještě jedna domácí akce.
    [few] Potom vás čekají ještě { $count } domácí akce.
   *[other] Potom vás čeká ještě { $count } domácích akcí.
}
library-keeps-discards = Odhozené karty získá Veřejná knihovna.
prompt-place = { $player }: umístěte pomocníka ve městě nebo doma.

## Why an assistant can’t be placed on a free space

why-space-alike = Ta políčka jsou stejná: vyberte první volné.
why-space-special = K umístění zbývá { $assistant }, ale tam nesmí. { $summary }
why-space-blocked = Stojí tam { $assistant } a nikoho dalšího nepustí.
why-space-one = Ve hře pro jednoho se do této budovy vejde jediný pomocník.
why-space-visitors = Tady ne – kvůli tomu, kdo v této budově stojí.
why-bid-short = Nabídka { $bid }: tolik karet se platí, a v ruce zatím máte { $count }.
why-space-idle = Zatím by se tu nic nestalo.
why-space-costly = Zatím byste tu mohli o karty jen přijít.

## Činnosti společné mnoha účinkům

prompt-home = { $player }: můžete provést jednu domácí akci (dobrat si kartu, nebo jednu zařadit).
    .done = neudělat nic
prompt-both-home = { $player }: { $rule_id ->
    [ASST-CUBE-01] k vaší Rosolové krychli přichází { $other }; můžete
   *[other] můžete
} provést { $chosen ->
    [0] obě domácí akce, v libovolném pořadí (dobrat si kartu, jednu zařadit).
   *[other] i druhou domácí akci.
}
    .done = nechat to tak
prompt-put = { $player }: kam zařadíte { $card }? Musí se dotýkat některé zařazené karty; řady smějí být nejvýš tři.
    .action = zařadit { $card } { $where }
prompt-shelve-gained = { $player }: můžete zařadit { $rule_id ->
    [LOC03-05] kterékoli z vydražených karet
    [LOC07-05] { $chosen ->
        [0] vyhrané karty, nejvýš jednu za každého hráče v doupěti
       *[other] další z vyhraných karet, celkem nejvýš jednu za každého hráče v doupěti
    }
    [LOC09-03] { $chosen ->
        [0] až dvě z dobraných karet
       *[other] ještě jednu z dobraných karet
    }
    [LOC14-02] kterékoli z nově získaných karet
    [LOC16-04] kterékoli z nově získaných karet
    [LOC06-02] jednu z dobraných karet
    [LOC13-05] jednu z nově získaných karet
    [ASST-GOBLIN-04] kterékoli z karet, které si lapka vypůjčil
   *[other] { $offered ->
        [1] kartu { $card }, získanou { $at }
       *[other] kterékoli ze získaných karet
    }
}.
    .action = zařadit { $card }
    .done = { $offered ->
        [1] nechat si ji v ruce
       *[other] zbytek nechat v ruce
    }
prompt-shelve-hand = { $player }: { $rule_id ->
    [LOC04-01] { $chosen ->
        [0] { $paper_mill_shelving ->
            [must] zařaďte jednu nebo dvě karty z ruky.
           *[may] můžete zařadit až dvě karty z ruky.
        }
       *[other] můžete zařadit ještě jednu kartu z ruky.
    }
    [LOC17-03] { $rummage_sale_shelving ->
        [may] karta je prodaná: můžete jednu z ruky zařadit.
       *[must] karta je prodaná: jednu z ruky zařaďte.
    }
   *[other] kterou kartu z ruky zařadíte?
}
    .action = zařadit { $card }
    .done = to je vše
prompt-discard-hand = { $player }: odhoďte libovolný počet karet z ruky; doberete si o jednu víc.
    .action = odhodit { $card }
    .done = to je vše: dobrat si { $draws }
prompt-discard-own = { $player }: { $chosen ->
    [0] odhoďte aspoň jednu kartu z ruky či z polic
   *[other] můžete odhodit další karty z ruky či z polic
}; { $paper_mill_shelving ->
    [must] pak jednu či dvě zařaďte.
   *[may] pak můžete až dvě zařadit.
}
    .action = odhodit { $card }
    .done = to je vše
prompt-keep-from-deck = { $player }: nechte si jednu z těchto karet z balíčku; přijde vám do ruky.
    .action = nechat si { $card }
prompt-discard-looked-at = { $player }: vyberte, které z karet z balíčku odhodit.
    .action = odhodit { $card }
    .done = už žádnou neodhazovat
prompt-put-back = { $player }: ostatní se vrátí navrch balíčku. Která má ležet nejhlouběji?
    .action = vrátit { $card } pod ostatní
prompt-put-at-bottom = { $player }: vrchní kartu balíčku můžete dát naspod.
    .action = dát { $card } naspod
    .done = nechat ji navrchu
prompt-take = { $player }: { $rule_id ->
    [LOC05-01] vezměte si kartu { $at }; potom jednu darujete
    [LOC16-02] { $tax_collector_pays ->
        [tile] vezměte si { $at } tolik jiných karet, kolik je zaplacených (ještě { $count })
       *[discard] vezměte si { $at } tolik karet, kolik je odhozených (ještě { $count })
    }
   *[other] vezměte si kartu { $at }
}.
    .action = vzít { $card }
prompt-name-category = { $player }: { $rule_id ->
    [LOC13-02] určete kategorii a pak se podívejte na karty { $at }; { $mysterious_shack_take ->
        [all] vezmete si ty, na kterých je.
       *[any] můžete si vzít ty, na kterých je.
    }
    [LOC11-01] určete kategorii, kterou budete hledat v odhazovacím balíčku.
   *[other] na jakou kategorii se má lapka zeptat? Odpovídá { $other }.
}
    .action = určit: { $category }

## Inspekce

prompt-flip = { $player }: tajně otočte karty, které shodí lepší nebo stojí víc, než přinesou; pak potvrďte, že je hotovo.
