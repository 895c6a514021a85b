# Ce qu’une page sans serveur prend dans des fichiers et y enregistre.
tables-title = Toutes vos tables dans un fichier
tables-about = Ce navigateur garde vos tables tant que personne n’efface ses données. Un fichier les garde plus longtemps et les emporte dans un autre navigateur. Il contient toutes les cartes, même cachées.
tables-save = Enregistrer toutes les tables
tables-take = Reprendre les tables d’un fichier
tables-taken = Tables du fichier qui sont ici maintenant : { $count }.
tables-differ = Tables qui ont continué autrement ici et restent telles quelles : { $count }.
tables-refused = Parties du fichier qui ne donnent aucune table : { $count }.
tables-unread = Impossible de lire ce que garde ce navigateur : rien n’a été enregistré.
pieces-title = Extensions et paquets depuis des fichiers
pieces-about = Ouvrez le fichier (.whl) d’une extension ou celui (.tsv) de votre propre paquet ; la page redémarre alors avec. Une extension est un programme et peut lire tout ce que cette page garde : n’ouvrez que celles auxquelles vous faites confiance.
pieces-add = Ajouter un fichier
pieces-remove = Retirer { $name }
