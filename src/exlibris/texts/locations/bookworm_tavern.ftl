## en

location-bookworm_tavern-name = Bookworm Tavern
    .at = at the Bookworm Tavern
location-bookworm_tavern-summary = Reveal 2 cards per assistant here; take them in turn; you may shelve yours.
    .brief = Draft 2 cards per assistant
location-bookworm_tavern-detail =
    During resolution, 2 cards from the deck are revealed for each assistant here. In the order of the
    spaces, each assistant takes 1 of them for its owner, then again in the same order, until none is
    left. You may shelve any of the cards you got this way. If the deck runs short, fewer cards are
    revealed, and the last assistants in the queue get fewer.

## pl

location-bookworm_tavern-name = Piwiarnia
    .at = w Piwiarni
location-bookworm_tavern-summary = Odkrywa się po 2 karty na pomocnika; każdy bierze po kolei; swoje możesz ustawić.
    .brief = Po 2 karty na pomocnika
location-bookworm_tavern-detail =
    Podczas rozpatrywania odkrywa się z talii po 2 karty na każdego obecnego pomocnika. W kolejności pól każdy pomocnik
    bierze 1 z nich dla właściciela, potem jeszcze raz tak samo, aż nic nie zostanie. Karty zdobyte w ten sposób możesz
    ustawić na półce. Jeśli talii zabraknie, kart odkrywa się mniej, a koniec kolejki wychodzi na tym gorzej.

## cs

location-bookworm_tavern-name = Putyka U Knihomola
    .at = v Putyce U Knihomola
location-bookworm_tavern-summary = 2 karty za pomocníka; berete si je popořadě a své můžete zařadit.
    .brief = 2 karty na pomocníka
location-bookworm_tavern-detail =
    Při vyhodnocení se za každého přítomného pomocníka otočí 2 karty z balíčku. V pořadí políček si každý pomocník vezme 1
    z nich pro svého hráče, pak znovu ve stejném pořadí, dokud něco zbývá. Takto získané karty můžete zařadit. Dojde-li balíček,
    otočí se jich méně a konec fronty ostrouhá.

## fr

location-bookworm_tavern-name = Brasserie des amis
    .at = à la Brasserie des amis
location-bookworm_tavern-summary = 2 cartes par assistant ; prenez-les tour à tour ; vous pouvez archiver les vôtres.
    .brief = 2 cartes par assistant
location-bookworm_tavern-detail =
    Pendant la résolution, on révèle 2 cartes de la pioche par assistant présent. Dans l’ordre des emplacements, chaque
    assistant en prend 1 pour son propriétaire, puis de nouveau dans le même ordre, jusqu’à ce qu’il n’en reste plus.
    Vous pouvez archiver les cartes ainsi obtenues. Si la pioche ne suffit pas, on en révèle moins, et la fin de la file
    en pâtit.
