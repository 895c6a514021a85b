### Jak odejít od stolu nebo ukončit hru

people-leave = Zatím odejít
people-leave-help = Do vašeho návratu za vás hraje počítač. Vrátit se můžete kdykoli.
people-resign = Vzdát hru
people-resign-help = Místo opouštíte nadobro; dál tam hraje počítač. Při hře dvou vítězí ten druhý.
people-propose = Navrhnout konec hry
people-propose-help = Když souhlasí všichni, kdo hrají, hra skončí bez vítěze.
people-host-end = Ukončit hru všem
people-host-end-help = Stůl je váš, takže hru můžete ukončit hned. Nikdo nezvítězí.
people-delete-help = Stůl, zápis i přehrání hry zmizí všem.
people-carry = Uložit stůl do souboru
people-carry-help = Hra pokračuje tam, kde soubor otevřete: v jiném prohlížeči, na serveru Ex Libris nebo na stránce bez serveru. V souboru jsou všechny karty, i ty skryté, takže se hra už nepočítá do žebříčku.

## While a player is away, or wants to end the game

people-note-away = { $name } je pryč.
people-note-stalled = { $name } se už čtvrt hodiny rozmýšlí.
people-note-flips = Už čtvrt hodiny se čeká, až všichni vyberou karty k otočení.
people-replace-flips = Ať za ostatní vyberou počítače
people-call-off = Zrušit hru
people-call-off-sure = Opravdu hru zrušit? Nikdo pak nezvítězí.
people-note-own = Rozmýšlíte se už dlouho. Po čtvrthodině smějí ostatní hrát dál bez vás.
people-replace = Ať dál hraje počítač
people-voted = Váš hlas pro počítač je zaznamenán; ostatní přítomní musí souhlasit.
people-left = { $name }: hraje za vás počítač.
people-deserted = Všichni odešli, počítače proto čekají.
people-back = Jsem zpět
people-proposed = Hru chce ukončit bez vítěze: { $names }.
people-proposed-own = Chcete hru ukončit bez vítěze; ostatní musí souhlasit.
people-agree = Ukončit
people-refuse = Hrát dál
