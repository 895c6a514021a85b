### Ce que les gens apprennent ailleurs quand ils ne regardent pas leur table.

notice-turn = La table attend votre décision ({ $names }) : { $url }
notice-hello = Ex Libris vous dira ici quand ce sera à vous.
notice-title = À vous · Ex Libris
notice-request = Quelqu'un demande une place à votre table : { $url }
notice-request-title = Une place demandée · Ex Libris
