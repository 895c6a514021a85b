variant-observatory = Observatory
    .about = With the Observatory in town, and the Owl among the assistants.
location-observatory-name = Observatory
    .at = at the Observatory
location-observatory-summary = Look at the top 3 cards of the deck, keep 1, and put the others back in any order.
location-observatory-detail =
    Look at the top 3 cards of the deck. Keep 1 of them in your hand and put the others back on top, in
    the order you like. With fewer cards left you look at those; with none, nothing happens.
assistant-owl-name = Owl
    .one = the Owl
assistant-owl-library = The Night Reading Room
assistant-owl-summary = Wherever it arrives, look at the top card of the deck; you may put it at the bottom.
assistant-owl-detail =
    Whenever the Owl arrives, in town or at home, look at the top card of the deck. You may put it at the
    bottom. After that follows whatever happens there.
