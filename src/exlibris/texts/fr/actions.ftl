### Ce qui peut être choisi, tel qu'on le lit sur un bouton ou dans une liste. La plupart des questions ont leurs
### propres mots pour cela, dans leurs attributs « action » et « done » ; ceux-ci servent aux autres.

action-cancel = annuler
action-library = { $special_assistants ->
    [with_library] « { $library } », avec { $assistant }
   *[other] { $assistant }
}
action-space = placer { $assistant } { $at }
action-space-numbered = placer { $assistant } { $at }, emplacement { $number }
action-bid = placer { $assistant } { $at } et miser { $number }
action-flip = retourner { $card }
action-ready = que l'inspection commence

cell-right = à droite de { $card }
cell-left = à gauche de { $card }
cell-below = sous { $card }
cell-above = au-dessus de { $card }
cell-of = là où se trouve { $card }
cell-at = rangée { $row }, colonne { $column }

choice-draw = piocher une carte
choice-shelve = ranger une carte
choice-give = donner une carte au hasard ({ $other })
choice-allow = accorder les deux actions à domicile ({ $other })
choice-take_back = le reprendre
choice-stay = le laisser là
choice-beside = la ranger comme d'habitude
choice-on_top = la poser sur une carte rangée
choice-underneath = la glisser sous une carte rangée
choice-up = décaler des cartes vers le haut
choice-down = décaler des cartes vers le bas
choice-left = décaler des cartes vers la gauche
choice-right = décaler des cartes vers la droite
choice-move_assistant = rappeler un assistant à domicile
choice-change_shelf = changer quelque chose sur l'étagère
choice-swap_hand = échanger une carte rangée contre une carte en main
choice-swap_shelf = échanger deux cartes rangées
choice-reshelve = retirer une carte de l'étagère et la ranger ailleurs
choice-discard_one = brûler une carte pour une action à domicile
choice-discard_all = brûler toutes les cartes pour deux actions à domicile
choice-move_on = les décaler d'une case de plus
choice-displace_ghost = renvoyer le Fantôme
choice-reveal = retourner une autre carte
choice-displace_other = renvoyer l'autre assistant
