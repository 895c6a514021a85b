## en

assistant-goblin-name = Goblin Sneak
    .one = the Goblin Sneak
assistant-goblin-library = Caverns of Comprehension
assistant-goblin-summary = On arrival: name a category to each opponent there, who must give up a matching card.
assistant-goblin-detail =
    When the Goblin Sneak arrives at a location with opponents’ assistants, you may first name a category to
    each of these opponents, one after the other, once each. An opponent who holds a card with a book of
    that category gives you one of their choice; one who holds none shows the whole hand to you alone. You
    may shelve the cards you borrowed, as the Goblin Sneak puts it.

prompt-goblin-victim = { $player }, whom does the Goblin Sneak rob { $at }? You may rob each opponent there once.
    .action = rob { $other }
    .done = rob no one else
prompt-goblin-hand-over = { $player }, { $other }’s Goblin Sneak wants { $category }: which card do you give?
    .action = give { $card }
log-shows-hand = { $player } shows { $other } { $cards }: no { $category } among them.

## pl

assistant-goblin-name = Gobliński Szubrawiec
    .one = Goblińskiego Szubrawca
assistant-goblin-library = Zakamarki Umysłu
assistant-goblin-summary = Po przybyciu: podaj katalog każdemu obecnemu; musi ci dać taką kartę.
assistant-goblin-detail =
    Gdy Gobliński Szubrawiec przybywa do lokacji z pomocnikami przeciwników, możesz najpierw po kolei podać
    każdemu z tych przeciwników jeden katalog. Kto ma na ręce kartę z taką książką, oddaje ci jedną, przez siebie
    wybraną; kto nie ma, pokazuje ci, i tylko tobie, wszystkie karty z ręki. Pożyczone karty (tak to nazywa Szubrawiec) możesz ustawić
    na półce.

prompt-goblin-victim = { $player }, kogo okrada Szubrawiec { $at }? Każdą z obecnych tam osób można okraść raz.
    .action = okraść: { $other }
    .done = więcej nie kraść
prompt-goblin-hand-over = { $player }, { $other } przysyła Szubrawca po katalog „{ $category }”: którą kartę oddajesz?
    .action = oddać { $card }
log-shows-hand = { $player } pokazuje { $cards } ({ $other } patrzy): nic z katalogu „{ $category }”.

## cs

assistant-goblin-name = Gobliní lapka
    .one = Gobliního lapku
assistant-goblin-library = Jeskyně porozumění
assistant-goblin-summary = Po příchodu: každému přítomnému spoluhráči určete kategorii; musí vám z ní dát kartu.
assistant-goblin-detail =
    Když Gobliní lapka přijde do budovy s pomocníky spoluhráčů, můžete nejdřív každému z těch spoluhráčů určit kategorii,
    jednomu po druhém, každému jednou. Kdo má v ruce kartu s takovou knihou, jednu vám dá, podle svého výběru; kdo nemá, ukáže
    vám, a jen vám, celou ruku. Vypůjčené karty (tak tomu lapka říká) můžete zařadit.

prompt-goblin-victim = { $player }: koho Gobliní lapka okrade { $at }? Každého z přítomných smíte okrást jednou.
    .action = okrást: { $other }
    .done = víc nekrást
prompt-goblin-hand-over = { $player }: kterou kartu s kategorií „{ $category }“ dáte lapkovi? Posílá ho { $other }.
    .action = dát { $card }
log-shows-hand = { $player } ukazuje { $cards }, dívá se { $other }: nic z kategorie „{ $category }“.

## fr

assistant-goblin-name = Gobelin sournois
    .one = le Gobelin sournois
assistant-goblin-library = Grottes de la Perception
assistant-goblin-summary = En arrivant : exigez de chaque adversaire 1 carte d’une catégorie.
assistant-goblin-detail =
    Quand le Gobelin sournois arrive dans un lieu où se trouvent des assistants adverses, vous pouvez d’abord énoncer
    une catégorie à chacun de ces adversaires, l’un après l’autre, une fois chacun. Qui a en main une carte de cette
    catégorie vous en donne une, de son choix ; qui n’en a pas vous montre toute sa main, à vous seulement. Vous pouvez
    archiver les cartes empruntées, pour parler comme le Gobelin.

prompt-goblin-victim = { $player }, qui le Gobelin détrousse-t-il { $at } ? Chaque adversaire une fois.
    .action = détrousser { $other }
    .done = ne plus détrousser personne
prompt-goblin-hand-over = { $player }, { $other } envoie le Gobelin, qui veut une carte de la catégorie « { $category } » : quelle carte donnez-vous ?
    .action = donner { $card }
log-shows-hand = { $player } montre sa main à { $other } ({ $cards }) : aucune carte de la catégorie « { $category } ».
