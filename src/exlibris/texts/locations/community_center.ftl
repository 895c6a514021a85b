## en

location-community_center-name = Community Center
    .at = at the Community Center
location-community_center-summary = Take 1 card, then give another to an opponent; both may be shelved.
    .brief = Take 1, give 1; may shelve
location-community_center-detail =
    Take 1 of the cards here. Then, if any are left, choose one and give it to an opponent of your
    choice. After that, both of you may shelve the card that you got, you first. Taking and giving are not
    optional; community spirit never is. With no card here, nothing happens.

prompt-choose-gift = { $player }, which card do you give away { $at }? An opponent gets it.
    .action = give { $card }
prompt-choose-recipient = { $player }, which opponent gets { $card }?
    .action = give it to { $other }
log-present = { $player } picks { $cards } { $at } as a present for { $other }.

## pl

location-community_center-name = Miejski Dom Kultury
    .at = w Miejskim Domu Kultury
location-community_center-summary = Weź 1 kartę, drugą daj przeciwnikowi; obie wolno ustawić na półce.
    .brief = Weź 1, daj 1; wolno ustawić
location-community_center-detail =
    Weź 1 z kart, które tu leżą. Potem, jeśli jakieś zostały, wybierz jedną i daj ją wybranemu przeciwnikowi. Na koniec
    każde z was może ustawić swoją nową kartę na półce, ty przed obdarowaną osobą. Brać i dawać trzeba; duch wspólnoty
    nie zna wyjątków. Gdy nie ma tu kart, nic się nie dzieje.

prompt-choose-gift = { $player }, którą kartę oddajesz { $at }? Dostanie ją ktoś inny.
    .action = oddać { $card }
prompt-choose-recipient = { $player }, kto dostanie { $card }?
    .action = dostanie { $other }
log-present = { $player } wybiera { $cards } { $at } na prezent; dostaje go { $other }.

## cs

location-community_center-name = Komunitní centrum
    .at = v Komunitním centru
location-community_center-summary = Vezměte si 1 kartu, další dejte spoluhráči; obě se smějí zařadit.
    .brief = Kartu sobě, kartu jinému
location-community_center-detail =
    Vezměte si 1 z karet, které tu leží. Pak, zbyla-li nějaká, jednu vyberte a dejte ji kterémukoli spoluhráči.
    Nakonec smíte svou novou kartu zařadit vy a po vás i obdarovaný spoluhráč. Brát i dávat se musí; o sousedské výpomoci se nehlasuje. Když tu
    není karta, nestane se nic.

prompt-choose-gift = { $player }: kterou kartu { $at } darujete? Dostane ji někdo jiný.
    .action = darovat { $card }
prompt-choose-recipient = { $player }: kdo dostane { $card }?
    .action = dostane { $other }
log-present = { $player } vybírá { $cards } { $at } jako dárek; dostane ho { $other }.

## fr

location-community_center-name = Centre communautaire
    .at = au Centre communautaire
location-community_center-summary = Prenez 1 carte, donnez-en 1 à un adversaire ; on peut archiver les deux.
    .brief = 1 pour vous, 1 pour un autre
location-community_center-detail =
    Prenez une des cartes posées ici. Ensuite, s’il en reste, choisissez-en une et donnez-la à l’adversaire de votre
    choix. Puis chacun de vous deux peut archiver la carte reçue, vous d’abord. Prendre et donner ne sont pas facultatifs ;
    la vie en communauté ne l’est jamais. S’il n’y a pas de carte ici, il ne se passe rien.

prompt-choose-gift = { $player }, { $at }, quelle carte offrez-vous ? Elle ira à quelqu’un d’autre.
    .action = donner { $card }
prompt-choose-recipient = { $player }, qui reçoit { $card } ?
    .action = la donner à { $other }
log-present = { $player } choisit { $cards } { $at } comme cadeau pour { $other }.
