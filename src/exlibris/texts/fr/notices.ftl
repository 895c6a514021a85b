### Ce que les gens apprennent ailleurs quand ils ne regardent pas leur table.

notice-turn = La table attend votre décision ({ $names }) : { $url }
notice-hello = Ex Libris vous dira ici quand ce sera à vous.
notice-title = À vous · Ex Libris
notice-request = Quelqu’un demande une place à votre table : { $url }
notice-request-title = Demande de place · Ex Libris
mail-password-subject = Un nouveau mot de passe pour Ex Libris
mail-password-body = Quelqu’un a demandé un nouveau mot de passe pour votre compte sur ce serveur. Si c’est vous, ouvrez ce lien dans l’heure ; il ne sert qu’une fois. Sinon, ne faites rien : votre mot de passe reste inchangé.
