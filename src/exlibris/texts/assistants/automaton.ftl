## en

assistant-automaton-name = Automaton
    .one = the Automaton
assistant-automaton-library = The Clockwork Stacks
assistant-automaton-summary = On arrival: 1 home action for each other assistant of yours on the same tile.
assistant-automaton-detail =
    When the Automaton arrives at a location or in your library, you may first do one home action (draw 1
    card or shelve 1) for each other assistant of yours already on that tile. Other players’ assistants
    do not wind it up. Then the space works as usual.

## pl

assistant-automaton-name = Automaton
    .one = Automatona
assistant-automaton-library = Nakręcane Magazyny
assistant-automaton-summary = Po przybyciu: 1 akcja domowa za każdego innego twojego pomocnika na tym kaflu.
assistant-automaton-detail =
    Gdy Automaton przybywa do lokacji lub do twojej biblioteki, możesz najpierw wykonać po jednej akcji domowej (dobierz 1 kartę albo ustaw 1) za każdego innego swojego pomocnika, który już jest na tym kaflu. Cudzy pomocnicy go nie nakręcają.
    Potem pole działa jak zwykle.

## cs

assistant-automaton-name = Knihobot
    .one = Knihobota
assistant-automaton-library = Mechanická čítárna
assistant-automaton-summary = Po příchodu: 1 domácí akce za každého jiného vašeho pomocníka na téže desce.
assistant-automaton-detail =
    Když Knihobot přijde do budovy nebo do vaší knihovny, můžete nejdřív udělat po jedné domácí akci (dobrat si 1 kartu,
    nebo 1 zařadit) za každého jiného vašeho pomocníka, který už na té desce je. Cizí pomocníci ho nenatáhnou. Pak
    políčko funguje jako obvykle.

## fr

assistant-automaton-name = Automate
    .one = l’Automate
assistant-automaton-library = Bibliothèque à ressort
assistant-automaton-summary = En arrivant : 1 action Maison pour chacun de vos autres assistants sur la tuile.
assistant-automaton-detail =
    Quand l’Automate arrive dans un lieu ou dans votre bibliothèque, vous pouvez d’abord faire une action Maison (piocher 1 carte
    ou en archiver 1) pour chacun de vos autres assistants déjà présents sur cette tuile. Ceux des autres ne le
    remontent pas. Ensuite, l’emplacement agit comme d’habitude.
