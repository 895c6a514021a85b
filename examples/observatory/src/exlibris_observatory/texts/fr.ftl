variant-observatory = Observatoire
    .about = Avec l'Observatoire dans la Cité et le Hibou parmi les assistants.
location-observatory-name = Observatoire
    .at = à l'Observatoire
location-observatory-summary = Regardez les 3 premières cartes de la pioche, gardez-en 1, remettez les autres dans l'ordre voulu.
location-observatory-detail =
    Regardez les 3 premières cartes de la pioche. Gardez-en 1 en main et remettez les autres dessus, dans
    l'ordre de votre choix. S'il en reste moins, regardez celles-là ; s'il n'y en a plus, rien ne se passe.
assistant-owl-name = Hibou
    .one = le Hibou
assistant-owl-library = La Salle de lecture nocturne
assistant-owl-summary = Où qu'il arrive, regardez la première carte de la pioche ; vous pouvez la mettre en dessous.
assistant-owl-detail =
    Chaque fois que le Hibou arrive, dans la Cité ou à la maison, regardez la première carte de la pioche.
    Vous pouvez la mettre tout en dessous. Ensuite vient ce qui se passe à cet endroit.
