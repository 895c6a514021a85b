## en

assistant-sasquatch-name = Sasquatch
    .one = the Sasquatch
assistant-sasquatch-library = The Footnote Cabin
assistant-sasquatch-summary = Visits only tiles without opponents; you may take it back when one arrives.
assistant-sasquatch-detail =
    The Sasquatch may be placed only on locations without opponents’ assistants; the Assistant’s Guild
    can move it anywhere. When an opponent’s assistant comes to its location, you may take it back before
    the location takes effect and place it again on a later turn this round; special assistants that were there
    before it act first. What it did there stays done; there will be no proof that it was.

prompt-sasquatch = { $player }, { $other } comes too close to your Sasquatch { $at }: take it back, or let it stay?

## pl

assistant-sasquatch-name = Wielka Stopa
    .one = Wielką Stopę
assistant-sasquatch-library = Chata pod Przypisem
assistant-sasquatch-summary = Odwiedza tylko kafle bez przeciwników; gdy przyjdą, możesz ją wycofać.
assistant-sasquatch-detail =
    Wielką Stopę można umieścić tylko w lokacji bez pomocników przeciwników; Gildia Pomocników może ją przenieść wszędzie.
    Gdy pomocnik przeciwnika przychodzi do jej lokacji, możesz ją wycofać przed efektem lokacji i umieścić
    ponownie w późniejszej turze tej rundy. Starsi pomocnicy, którzy stali tam przed nią, działają wcześniej. Co tam
    zrobiła, to zrobiła; dowodów, że tam była, nie będzie.

prompt-sasquatch = { $player }, { $other } podchodzi zbyt blisko Wielkiej Stopy { $at }: wycofać ją czy niech zostanie?

## cs

assistant-sasquatch-name = Lesní muž
    .one = Lesního muže
assistant-sasquatch-library = Srub poznámek pod čarou
assistant-sasquatch-summary = Navštěvuje jen desky bez spoluhráčů; když přijdou, můžete ho vzít zpět.
assistant-sasquatch-detail =
    Lesního muže lze umístit jen v budovách bez pomocníků spoluhráčů; Cech pomocníků ho může přesunout kamkoli. Když do jeho
    budovy přijde pomocník spoluhráče, můžete ho vzít zpět, ještě než budova zapůsobí, a umístit ho znovu v některém
    dalším tahu tohoto kola. Speciální pomocníci, kteří tam byli před ním, jednají dřív. Co tam udělal, to udělal;
    důkaz, že tam byl, se nenajde.

prompt-sasquatch = { $player }: Lesnímu muži { $at } šlape na paty { $other }. Vezmete ho zpět, nebo zůstane?

## fr

assistant-sasquatch-name = Sasquatch
    .one = le Sasquatch
assistant-sasquatch-library = Cabane des notes de bas de patte
assistant-sasquatch-summary = Va où il n’y a pas d’adversaire ; peut revenir chez vous s’il en vient un.
assistant-sasquatch-detail =
    Le Sasquatch ne peut être placé que dans un lieu sans assistant adverse ; la Guilde des assistants peut le déplacer
    partout. Quand un assistant adverse arrive dans son lieu, vous pouvez le reprendre avant l’effet du lieu et le
    placer de nouveau lors d’un tour ultérieur de la manche. Les assistants spéciaux arrivés avant lui agissent d’abord. Ce
    qu’il y a fait reste fait ; il n’y aura aucune preuve de son passage.

prompt-sasquatch = { $player }, { $other } s’approche trop de votre Sasquatch { $at } : le reprendre, ou le laisser là ?
