### Co se dá zvolit, tak jak to stojí na tlačítku nebo v seznamu. Většina otázek má na to vlastní slova v atributech
### „action“ a „done“; tahle slouží ostatním.

action-cancel = zrušit
action-library = { $special_assistants ->
    [with_library] „{ $library }“ a { $assistant }
   *[other] { $assistant }
}
action-space = umístit { $assistant } { $at }
action-space-numbered = umístit { $assistant } { $at }, políčko { $number }
action-bid = umístit { $assistant } { $at } a nabídnout { $number }
action-flip = otočit { $card } lícem dolů
action-ready = inspekce může přijít

cell-right = vpravo od { $card }
cell-left = vlevo od { $card }
cell-below = pod { $card }
cell-above = nad { $card }
cell-of = tam, kde teď leží { $card }
cell-at = v řadě { $row }, sloupci { $column }

choice-draw = dobrat si kartu
choice-shelve = zařadit kartu
choice-give = dát náhodnou kartu ({ $other })
choice-allow = dovolit obě domácí akce ({ $other })
choice-take_back = vzít zpět
choice-stay = nechat na místě
choice-beside = zařadit jako obvykle
choice-on_top = položit na zařazenou kartu
choice-underneath = zasunout pod zařazenou kartu
choice-up = posunout karty nahoru
choice-down = posunout karty dolů
choice-left = posunout karty doleva
choice-right = posunout karty doprava
choice-move_assistant = zavolat pomocníka domů
choice-change_shelf = změnit něco v policích
choice-swap_hand = vyměnit zařazenou kartu za kartu z ruky
choice-swap_shelf = prohodit dvě zařazené karty
choice-reshelve = vyndat kartu z polic a zařadit ji jinam
choice-discard_one = spálit jednu kartu za jednu domácí akci
choice-discard_all = spálit všechny karty za dvě domácí akce
choice-move_on = posunout je o jedno místo dál
choice-displace_ghost = poslat zpět Ducha
choice-reveal = otočit ještě jednu kartu
choice-displace_other = poslat zpět toho druhého
