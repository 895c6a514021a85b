# What a page without a server can’t have.
needs-server = K tomu je potřeba server Ex Libris: tato stránka funguje sama, jen na vašem zařízení.
needs-server-account = Účet umožňuje hrát z více zařízení pod jedním jménem. Tato stránka má všechno jen na tomto zařízení; účty jsou na serveru Ex Libris.
needs-server-day = Výsledky ostatních jsou na serveru Ex Libris; tato stránka funguje jen na vašem zařízení. Chcete-li je porovnat, pošlete přátelům svůj výpůjční lístek.
needs-server-lobby = Tady se hledají spoluhráči. Tato stránka funguje sama, jen na vašem zařízení; otevřené stoly jsou na serveru Ex Libris.
needs-server-players = Hodnocení porovnává lidi, kteří hrají na jednom serveru. Na této stránce se nehodnotí nic.
