### Les noms sur lesquels tous les autres catalogues s'appuient. .one : avec l'article ; .at : où.

category-corrupted = Codex Corrompus
category-fantastical = Œuvres de Fiction
category-historic = Volumes Historiques
category-monster = Bestiaires Fantastiques
category-reference = Manuels de Référence
category-spells = Potions & Sortilèges

card-name = { $letter } { $number }
card-hidden = une carte
cards-hidden = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}

list-comma = { $first }, { $next }
list-and = { $first } et { $last }

assistant-standard-name = assistant
    .one = un assistant
location-home-name = bibliothèque
    .at = à domicile

### Les livrets de règles, leurs variantes et les niveaux du jeu en solo.

preset-first-en = Première édition, anglaise
    .about = Des bibliothèques avec leurs propres assistants, six cartes en main. Le livret par qui tout a commencé.
preset-first-pl = Première édition, polonaise
    .about = Comme en anglais à quelques détails près, avec le paquet polonais et son propre alphabet.
preset-first-cs = Première édition, tchèque
    .about = Comme en anglais à quelques détails près, avec le paquet tchèque.
preset-first-fr = Première édition, française
    .about = Toutes les bibliothèques sont offertes au choix ; le paquet français, et moins de directions où décaler.
preset-revised-en = Édition révisée, anglaise
    .about = Des bibliothèques ordinaires, quatre assistants spéciaux sur cartes, huit cartes en main et des étagères plus longues.

variant-beginner = Partie d'initiation
    .about = Sans assistants spéciaux : chacun en a trois ordinaires. La première édition écarte les lieux plus retors.
variant-beginner-all-locations = Partie d'initiation, ville entière
    .about = Sans assistants spéciaux, mais avec tous les lieux.
variant-friendlier = Partie plus amicale
    .about = Sans les lieux et les assistants qui malmènent les autres.
variant-longer = Partie plus longue
    .about = Trois cartes de plus sur une étagère avant la dernière manche.
variant-drafted = Assistants choisis
    .about = L'assistant spécial se choisit, en commençant par la fin du tour de table, au lieu d'être distribué.
variant-solo = Solo
    .about = Cinq manches en solitaire contre la Bibliothèque publique, qui garde tout ce que vous défaussez.

solo-level-1 = Initiation
solo-level-2 = Facile
solo-level-3 = Exigeant
solo-level-4 = Difficile
solo-level-5 = Très difficile
solo-level-6 = Quasi impossible
solo-level-7 = Impossible
