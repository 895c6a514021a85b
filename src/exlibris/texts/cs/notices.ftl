### Co se lidé dozvědí jinde, když se na svůj stůl nedívají.

notice-turn = U stolu se čeká na vaše rozhodnutí ({ $names }): { $url }
notice-hello = Ex Libris vám sem dá vědět, až budete na tahu.
notice-title = Jste na tahu · Ex Libris
notice-request = Někdo si chce sednout k vašemu stolu: { $url }
notice-request-title = Žádost o místo · Ex Libris
mail-password-subject = Nové heslo k Ex Libris
mail-password-body = Někdo požádal o nové heslo k vašemu účtu na tomto serveru. Pokud to byla vaše žádost, otevřete tento odkaz do hodiny; platí jen jednou. Pokud ne, nedělejte nic: heslo se nezmění.
mail-sign-up-subject = Váš účet v Ex Libris
mail-sign-up-body = Někdo na tomto serveru požádal o účet s touto adresou. Pokud to byla vaše žádost, otevřete tento odkaz do hodiny ve stejném prohlížeči; platí jen jednou. Pokud ne, nedělejte nic: účet nevznikne.
mail-taken-subject = Váš účet v Ex Libris
mail-taken-body = Někdo na tomto serveru požádal o účet s touto adresou. Jméno je obsazené nebo se obsazenému podobá: zvolte jiné, nebo se přihlaste, pokud je účet váš. Pokud to nebyla vaše žádost, nedělejte nic.
mail-email-subject = Vaše adresa v Ex Libris
mail-email-body = Někdo uvedl tuto adresu u svého účtu na tomto serveru. Pokud je účet váš, otevřete tento odkaz do hodiny; platí jen jednou. Pokud ne, nedělejte nic: adresa se neuloží.
mail-email-changed-subject = Váš účet v Ex Libris: e-mailová adresa
mail-email-changed-body = E-mailová adresa vašeho účtu na tomto serveru se mění nebo ruší. Pokud to nebyla vaše změna, ihned si změňte heslo.
mail-password-changed-subject = Váš účet v Ex Libris: heslo
mail-password-changed-body = Heslo k vašemu účtu na tomto serveru bylo změněno a všechny ostatní prohlížeče byly odhlášeny. Pokud to nebyla vaše změna, ihned požádejte o odkaz na nové heslo.
mail-factor-changed-subject = Váš účet v Ex Libris: kódy
mail-factor-changed-body = Váš účet na tomto serveru nově žádá při přihlášení o kód, nebo o něj žádat přestal. Pokud to nebyla vaše změna, ihned si změňte heslo.
