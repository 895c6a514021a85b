### Les noms sur lesquels tous les autres catalogues s'appuient. .one : avec l'article ; .at : où.

category-corrupted = Codex Corrompus
category-fantastical = Œuvres de Fiction
category-historic = Volumes Historiques
category-monster = Bestiaires Fantastiques
category-reference = Manuels de Référence
category-spells = Potions & Sortilèges

card-name = { $letter }{ $number }
cards-hidden = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}

list-comma = { $first }, { $next }
list-and = { $first } et { $last }
list-end = { $first } et { $last }

assistant-standard-name = assistant
    .one = un assistant
location-home-name = bibliothèque
    .at = à la maison

### Les livrets de règles, leurs variantes et les niveaux du jeu en solo.

preset-first-en = Première édition, anglaise
    .about = Des bibliothèques avec leurs propres assistants, six cartes en main. Le livret par lequel tout a commencé.
preset-first-pl = Première édition, polonaise
    .about = Comme l’édition anglaise, à quelques détails près, avec le paquet polonais et son propre alphabet.
preset-first-cs = Première édition, tchèque
    .about = Comme l’édition anglaise, à quelques détails près, avec le paquet tchèque.
preset-first-fr = Première édition, française
    .about = Des bibliothèques à choisir dans une offre commune, le paquet français, et une Guilde des étagéristes qui ne décale les cartes que vers la gauche ou la droite.
preset-revised-en = Édition révisée, anglaise
    .about = Des bibliothèques ordinaires, quatre assistants spéciaux sous forme de cartes, huit cartes en main et des Collections plus longues.

variant-beginner = Mode débutant
    .about = Sans assistants spéciaux : chacun en a trois ordinaires. La première édition écarte les lieux les plus retors.
variant-beginner-all-locations = Mode débutant, Cité entière
    .about = Sans assistants spéciaux, mais tous les lieux.
variant-friendlier = Mode amical
    .about = Sans les lieux et les assistants qui malmènent les autres.
variant-longer = Partie longue
    .about = Trois cartes de plus dans une Collection avant la dernière manche.
variant-next-award = Récompense suivante seulement
    .about = À trois ou plus ex aequo aux Livres Populaires, on ne partage que la récompense de la place et la suivante.
variant-drafted = Assistants choisis
    .about = L’assistant spécial se choisit, en commençant par le dernier joueur, au lieu d’être distribué.
variant-solo = Solo
    .about = Cinq manches en solitaire contre la Bibliothèque publique, qui garde tout ce que vous défaussez.

solo-level-1 = Initié
solo-level-2 = Étudiant
solo-level-3 = Professeur
solo-level-4 = Érudit
solo-level-5 = Savant
solo-level-6 = Mandarin
solo-level-7 = Démiurge
