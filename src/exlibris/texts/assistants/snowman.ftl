## en

assistant-snowman-name = Snowman
    .one = the Snowman
assistant-snowman-library = Igloo of Information
assistant-snowman-summary = While it is on an instant location, no other assistant may go there.
assistant-snowman-detail =
    While the Snowman stands on an instant location, no other assistant may be placed there, not even
    your own or the Ghost. Those already there may stay. Only the Assistant’s Guild gets past
    it{ $guild_at_snowman ->
        [free] , onto occupied spaces and free ones alike
       *[occupied] , and only onto an opponent’s space
    }. On a delayed location it is merely decorative.

## pl

assistant-snowman-name = Bałwan
    .one = Bałwana
assistant-snowman-library = Igloo Informacji
assistant-snowman-summary = Póki stoi w lokacji z efektem natychmiastowym, nikt inny nie może tam wejść.
assistant-snowman-detail =
    Póki Bałwan stoi w lokacji z efektem natychmiastowym, nie wolno umieścić tam żadnego innego pomocnika, nawet twojego, nawet Ducha.
    Kto już tam jest, może zostać. Wejść mimo niego pozwala tylko Gildia Pomocników{ $guild_at_snowman ->
        [free] , i to zarówno na zajęte pola, jak i na wolne
       *[occupied] , i to tylko na pole zajęte przez przeciwnika
    }. W lokacji z efektem opóźnionym jest tylko ozdobą.

## cs

assistant-snowman-name = Sněhulák
    .one = Sněhuláka
assistant-snowman-library = Informační iglú
assistant-snowman-summary = Dokud je v budově s okamžitým účinkem, nikdo další tam nesmí.
assistant-snowman-detail =
    Dokud Sněhulák stojí v budově s okamžitým účinkem, nesmí tam být umístěn žádný další pomocník, ani váš, ani Duch. Kdo už tam
    je, smí zůstat. Dostane se přes něj jen Cech pomocníků{ $guild_at_snowman ->
        [free] , na obsazená políčka i na volná
       *[occupied] , a to jen na políčko spoluhráče
    }. V budově se zpožděným účinkem je pouhou ozdobou.

## fr

assistant-snowman-name = Bonhomme de neige
    .one = le Bonhomme de neige
assistant-snowman-library = Igloo des renseignements
assistant-snowman-summary = Dans un lieu à effet instantané, il empêche les autres d’entrer.
assistant-snowman-detail =
    Tant que le Bonhomme de neige se tient dans un lieu à effet instantané, aucun autre assistant ne peut y être placé,
    même l’un des vôtres, même le Fantôme. Ceux qui y sont déjà peuvent rester. Seule la Guilde des assistants passe
    outre{ $guild_at_snowman ->
        [free] , sur les emplacements occupés comme sur les libres
       *[occupied] , et seulement sur l’emplacement d’un adversaire
    }. Dans un lieu à effet retardé, il est purement décoratif.
