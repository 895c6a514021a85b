### Ce que les gens apprennent ailleurs quand ils ne regardent pas leur table.

notice-turn = La table attend votre décision ({ $names }) : { $url }
notice-hello = Ex Libris vous dira ici quand ce sera à vous.
notice-title = À vous · Ex Libris
notice-request = Quelqu’un demande une place à votre table : { $url }
notice-request-title = Demande de place · Ex Libris
mail-password-subject = Nouveau mot de passe pour Ex Libris
mail-password-body = Quelqu’un a demandé un nouveau mot de passe pour votre compte sur ce serveur. Si c’est vous, ouvrez ce lien dans l’heure ; il ne sert qu’une fois. Sinon, ne faites rien : votre mot de passe reste inchangé.
mail-sign-up-subject = Votre compte Ex Libris
mail-sign-up-body = Quelqu’un a demandé un compte sur ce serveur avec cette adresse. Si c’est vous, ouvrez ce lien dans l’heure, dans le même navigateur ; il ne sert qu’une fois. Sinon, ne faites rien : aucun compte n’est créé.
mail-taken-subject = Votre compte Ex Libris
mail-taken-body = Quelqu’un a demandé un compte sur ce serveur avec cette adresse. Le nom est pris, ou ressemble à un nom pris : choisissez-en un autre, ou connectez-vous si ce compte est le vôtre. Si ce n’est pas vous, ne faites rien.
mail-email-subject = Votre adresse pour Ex Libris
mail-email-body = Quelqu’un a donné cette adresse pour son compte sur ce serveur. Si c’est vous, ouvrez ce lien dans l’heure ; il ne sert qu’une fois. Sinon, ne faites rien : l’adresse n’est pas gardée.
mail-email-changed-subject = Votre compte Ex Libris : adresse électronique
mail-email-changed-body = Votre compte sur ce serveur va avoir une autre adresse électronique, ou aucune. Si ce n’est pas vous, changez tout de suite votre mot de passe.
mail-password-changed-subject = Votre compte Ex Libris : mot de passe
mail-password-changed-body = Le mot de passe de votre compte sur ce serveur a été changé, et tous les autres navigateurs ont été déconnectés. Si ce n’est pas vous, demandez tout de suite un lien pour en choisir un nouveau.
mail-factor-changed-subject = Votre compte Ex Libris : codes
mail-factor-changed-body = Votre compte sur ce serveur demande désormais un code à chaque connexion, ou n’en demande plus. Si ce n’est pas vous, changez tout de suite votre mot de passe.
