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
