### Le panneau de l'entraîneur à la table, et l'énigme du jour.

hints-thinking = L'entraîneur réfléchit…
hints-show = Montrer
hints-do = Jouer cela
hints-next = Ensuite
hints-expected = Points attendus
hints-expected-about = En fin de partie, selon un réseau qui a appris de nombreuses parties ; ± dit combien cela dépend des cartes que vous ne voyez pas.
hints-what-if = Et si je me place ici ?
hints-choose-place = Choisissez un emplacement
hints-always = Le dire avec chaque aperçu de placement
hints-total = Total
hints-rival = Meilleur adversaire
hints-library = Bibliothèque publique
hints-win = Chances de gagner
