variant-observatory = Hvězdárna
    .about = S Hvězdárnou ve městě a Sovou mezi pomocníky.
location-observatory-name = Hvězdárna
    .at = na Hvězdárně
location-observatory-summary = Prohlédněte si 3 vrchní karty balíčku, 1 si nechte a ostatní vraťte v libovolném pořadí.
location-observatory-detail =
    Prohlédněte si 3 vrchní karty balíčku. Jednu si vezměte do ruky a ostatní vraťte navrch v libovolném
    pořadí. Je-li karet méně, prohlédnete si ty, které zbývají; není-li žádná, nestane se nic.
assistant-owl-name = Sova
    .one = Sova
assistant-owl-library = Noční čítárna
assistant-owl-summary = Kamkoli přijde, prohlédněte si vrchní kartu balíčku; můžete ji dát dospod.
assistant-owl-detail =
    Kdykoli Sova někam přijde, do města nebo domů, prohlédněte si vrchní kartu balíčku. Můžete ji dát
    dospod. Teprve potom následuje to, co se na tom místě děje.
