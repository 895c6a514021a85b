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
action-ready = que l’inspection commence

cell-right = à droite de { $card }
cell-left = à gauche de { $card }
cell-below = sous { $card }
cell-above = au-dessus de { $card }
cell-of = là où se trouve { $card }
cell-at = en rangée { $row }, colonne { $column }

choice-draw = piocher une carte
choice-shelve = archiver une carte
choice-give = donner une carte au hasard à { $other }
choice-allow = accorder les deux actions Maison à { $other }
choice-take_back = le reprendre
choice-stay = le laisser là
choice-beside = l’archiver comme d’habitude
choice-on_top = la poser sur une carte archivée
choice-underneath = la glisser sous une carte archivée
choice-up = décaler des cartes vers le haut
choice-down = décaler des cartes vers le bas
choice-left = décaler des cartes vers la gauche
choice-right = décaler des cartes vers la droite
choice-move_assistant = rappeler un assistant à la maison
choice-change_shelf = réarranger la Collection
choice-swap_hand = échanger une carte archivée contre une carte en main
choice-swap_shelf = échanger deux cartes archivées
choice-reshelve = retirer une carte de la Collection et l’archiver ailleurs
choice-discard_one = brûler une carte pour une action Maison
choice-discard_all = brûler toutes les cartes pour deux actions Maison
choice-move_on = les décaler d’une case de plus
choice-displace_ghost = renvoyer le Fantôme
choice-reveal = révéler une autre carte
choice-displace_other = renvoyer l’autre assistant
