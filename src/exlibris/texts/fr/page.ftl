# What a page without a server can’t have.
needs-server = Pour cela, il faut un serveur Ex Libris : cette page fonctionne seule, sur votre appareil.
needs-server-account = Un compte permet de jouer sous le même nom depuis plusieurs appareils. Cette page garde tout sur cet appareil ; pour un compte, il faut un serveur Ex Libris.
needs-server-day = Les totaux des autres sont sur un serveur Ex Libris ; cette page fonctionne seule, sur votre appareil. Pour comparer, envoyez votre fiche de prêt à vos amis.
needs-server-lobby = Ici, on cherche avec qui jouer. Cette page fonctionne seule, sur votre appareil ; vous trouverez des tables ouvertes sur un serveur Ex Libris.
needs-server-players = Le classement compare les personnes qui jouent sur un même serveur. Sur cette page, rien n’est classé.
