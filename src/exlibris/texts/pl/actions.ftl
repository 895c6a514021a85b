### Co można wybrać, tak jak stoi na przycisku lub na liście. Większość pytań ma na to własne słowa w atrybutach
### „action” i „done”; te tutaj służą pozostałym.

action-cancel = jednak nie
action-library = { $special_assistants ->
    [with_library] „{ $library }” i { $assistant }
   *[other] { $assistant }
}
action-space = umieścić { $assistant } { $at }
action-space-numbered = umieścić { $assistant } { $at }, pole { $number }
action-bid = umieścić { $assistant } { $at } i zalicytować { $number }
action-flip = zakryć { $card }
action-ready = zgłosić gotowość do inspekcji

cell-right = na prawo od { $card }
cell-left = na lewo od { $card }
cell-below = pod { $card }
cell-above = nad { $card }
cell-of = tam, gdzie teraz stoi { $card }
cell-at = w rzędzie { $row }, w kolumnie { $column }

choice-draw = dobrać kartę
choice-shelve = ustawić kartę na półce
choice-give = oddać losową kartę ({ $other })
choice-allow = pozwolić na obie akcje domowe ({ $other })
choice-take_back = wycofać
choice-stay = niech zostanie
choice-beside = ustawić jak zwykle
choice-on_top = położyć na ustawionej karcie
choice-underneath = wsunąć pod ustawioną kartę
choice-up = przesunąć karty w górę
choice-down = przesunąć karty w dół
choice-left = przesunąć karty w lewo
choice-right = przesunąć karty w prawo
choice-move_assistant = wezwać pomocnika do domu
choice-change_shelf = zmienić coś na półce
choice-swap_hand = zamienić kartę z półki na kartę z ręki
choice-swap_shelf = zamienić miejscami dwie karty na półce
choice-reshelve = zdjąć kartę z półki i ustawić ją na nowo
choice-discard_one = spalić jedną kartę za jedną akcję domową
choice-discard_all = spalić wszystkie karty za dwie akcje domowe
choice-move_on = przesunąć je o jedno pole dalej
choice-displace_ghost = odesłać Ducha
choice-reveal = odkryć jeszcze jedną kartę
choice-displace_other = odesłać drugiego pomocnika
