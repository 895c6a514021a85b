## en

assistant-owl-name = Owl
    .one = the Owl
assistant-owl-library = The Night Reading Room
assistant-owl-summary = Wherever it arrives, look at the top card of the deck; you may put it at the bottom.
assistant-owl-detail =
    Whenever the Owl arrives, in town or at home, look at the top card of the deck. You may put it at the
    bottom. Then the space works as usual.

## pl

assistant-owl-name = Sowa
    .one = Sowę
assistant-owl-library = Nocna Czytelnia
assistant-owl-summary = Gdziekolwiek przybywa, obejrzyj wierzchnią kartę talii; możesz odłożyć ją na spód.
assistant-owl-detail =
    Ilekroć Sowa dokądś przybywa, do miasta czy do domu, obejrzyj wierzchnią kartę talii. Możesz odłożyć
    ją na spód. Dopiero potem dzieje się to, co na danym miejscu.

## cs

assistant-owl-name = Sova
    .one = Sovu
assistant-owl-library = Noční čítárna
assistant-owl-summary = Kamkoli přijde, prohlédněte si vrchní kartu balíčku; můžete ji dát dospod.
assistant-owl-detail =
    Kdykoli Sova někam přijde, do města nebo domů, prohlédněte si vrchní kartu balíčku. Můžete ji dát
    dospod. Teprve potom následuje to, co se na tom místě děje.

## fr

assistant-owl-name = Hibou
    .one = le Hibou
assistant-owl-library = La Salle de lecture nocturne
assistant-owl-summary = Où qu’il arrive, regardez la première carte de la pioche ; vous pouvez la mettre en dessous.
assistant-owl-detail =
    Chaque fois que le Hibou arrive, dans la Cité ou à la maison, regardez la première carte de la pioche.
    Vous pouvez la mettre tout en dessous. Ensuite vient ce qui se passe à cet endroit.
