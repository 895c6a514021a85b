### Klávesy

keys-on = Jednotlivá písmena a číslice fungují jako zkratky
key-tab = z jedné části stolu do další
key-arrows = z prvku na prvek
key-hand = posunout kartu v ruce (při vlastním řazení)
key-choose = vybrat; na tom, co vybrat nejde, zjistit proč
key-escape = schovat, odložit, raději ne
key-numbers = tlačítka vedle otázky, popořadě
key-next = další věc, kterou lze vybrat, a zpátky
key-areas = město, police, ostatní, ruka, otázka
key-desk = číst vysvětlení; Tab pak vede na jeho odkazy
key-undo = vzít zpět
key-hint = rada trenéra
key-foresee = u náhledu umístění: zobrazit, nebo skrýt očekávané body
key-chat = chat
key-rules = pravidla k tomu, co je vidět, nebo k otázce
key-help = tento seznam
