### Co se lidé dozvědí jinde, když se na svůj stůl nedívají.

notice-turn = U stolu se čeká na vaše rozhodnutí ({ $names }): { $url }
notice-hello = Ex Libris vám sem dá vědět, až budete na tahu.
notice-title = Jste na tahu · Ex Libris
notice-request = Někdo si chce sednout k vašemu stolu: { $url }
notice-request-title = Žádost o místo · Ex Libris
mail-password-subject = Nové heslo k Ex Libris
mail-password-body = Někdo požádal o nové heslo k vašemu účtu na tomto serveru. Pokud to byla vaše žádost, otevřete tento odkaz do hodiny; platí jen jednou. Pokud ne, nedělejte nic: heslo zůstane, jak je.
