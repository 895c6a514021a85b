### Les touches

keys-on = Une lettre ou un chiffre seul sert de raccourci
key-tab = d’une partie de la table à la suivante
key-arrows = d’un élément à l’autre
key-hand = déplacer la carte dans la main, si vous la triez vous-même
key-choose = choisir ; sur ce qui ne peut l’être, savoir pourquoi
key-escape = fermer, reposer, annuler
key-numbers = les boutons à côté de la question, dans l’ordre
key-next = le choix possible suivant, ou le précédent
key-areas = Cité, Collection, autres, main, question
key-desk = lire l’explication ; Tab mène à ses liens
key-undo = annuler le coup
key-hint = un conseil de l’entraîneur
key-foresee = points attendus dans l’aperçu d’un placement : montrer ou cacher
key-chat = la discussion
key-rules = la règle de ce qui est montré ou demandé
key-help = cette liste
