# A deck of one's own: what is wrong in its text.
deck-of-ones-own = Hraje se s balíčkem karet z něčí vlastní krabice.

deck-problem-size = Příliš dlouhé: balíček smí mít nejvýš { $signs } znaků na { $lines } řádcích.
deck-problem-name = Balíček potřebuje název dlouhý 1 až { $most } znaků, uvedený jednou: „# name: Babiččina krabice“.
deck-problem-count = Počet karet v balíčku: { $least } až { $most }; tady je { $found }.
deck-problem-letter = „{ $found }“ není karta: má tu být písmeno, nebo písmeno s číslem, třeba A3.
deck-problem-scattered = { $letter } už tu bylo: karty jednoho písmene patří k sobě a písmena za sebe podle abecedy.
deck-problem-number = „{ $found }“ je mimo pořadí: tady má být { $wanted }.
deck-problem-category = „{ $found }“ není kategorie: mají tu být názvy oddělené čárkami, nebo první písmena anglických názvů, třeba msc.
deck-problem-books = Počet knih na kartě: { $least } až { $most }; tady je { $found }.
deck-problem-titles = Počet názvů: { $found }, počet knih na kartě: { $wanted }. Uveďte název každé knihy, nebo neuvádějte žádný.
deck-problem-no-title = Jedna kniha nemá název: jsou tu dva tabulátory za sebou.
deck-problem-signs = V „{ $title }“ jsou znaky, které nelze vytisknout.
deck-problem-long = „{ $title }…“ – počet znaků: { $found }; název jich smí mít nejvýš { $most }.
deck-problem-tight = „{ $title }…“ – počet znaků: { $found }; přes { $most } se na hřbet sotva vejde.
deck-problem-untitled = Karty bez názvů knih: { $count }. Dokud je nemají všechny, hraje se bez názvů.
