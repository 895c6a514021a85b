### Keys

keys-on = Single letters and digits work as shortcuts
key-tab = from one part of the table to the next
key-arrows = from one item to the next
key-hand = move the card along your hand, if you sort it yourself
key-choose = choose; on something that can’t be chosen, learn why
key-escape = put away, put down, never mind
key-numbers = the buttons beside the question, in order
key-next = the next thing you can choose, or the one before
key-areas = town, shelf, others, hand, question
key-desk = read the explanation; Tab moves to its links
key-undo = take back
key-hint = a hint from the coach
key-foresee = in the preview of a placement: show or hide expected points
key-chat = the chat
key-rules = the rules for the thing shown or the current question
key-help = this list
