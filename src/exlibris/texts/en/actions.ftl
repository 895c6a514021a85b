### Choices, as shown on a button or in a list. Most prompts have their own words for these, in their attributes
### "action" and "done"; the messages here serve the rest.

action-cancel = never mind
action-library = { $special_assistants ->
    [with_library] { $library }, with { $assistant }
   *[other] { $assistant }
}
action-space = place { $assistant } { $at }
action-space-numbered = place { $assistant } { $at }, space { $number }
action-bid = place { $assistant } { $at } and bid { $number }
action-flip = flip { $card } face down
action-ready = ready for the inspection

cell-right = right of { $card }
cell-left = left of { $card }
cell-below = below { $card }
cell-above = above { $card }
cell-of = where { $card } is now
cell-at = in row { $row }, column { $column }

choice-draw = draw a card
choice-shelve = shelve a card
choice-give = give { $other } a random card
choice-allow = let { $other } draw and shelve
choice-take_back = take it back
choice-stay = let it stay
choice-beside = shelve it as usual
choice-on_top = put it on top of a shelved card
choice-underneath = slip it underneath a shelved card
choice-up = shift cards up
choice-down = shift cards down
choice-left = shift cards to the left
choice-right = shift cards to the right
choice-move_assistant = call an assistant home
choice-change_shelf = change something on the shelf
choice-swap_hand = swap a shelved card with one in hand
choice-swap_shelf = swap two shelved cards
choice-reshelve = take a card off the shelf and shelve it again
choice-discard_one = burn one card for one home action
choice-discard_all = burn all cards for two home actions
choice-move_on = shift them one more cell
choice-displace_ghost = send the Ghost back
choice-reveal = reveal another card
choice-displace_other = send the other assistant back
