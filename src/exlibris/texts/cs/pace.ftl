### Kolik času hráči mají: volba pro novou hru, hodiny u míst.

pace-title = Čas na rozmyšlenou
pace-none = bez omezení
pace-live = naživo
pace-correspondence = korespondenčně
pace-budget = Na celou hru
pace-increment = A po každém tahu
pace-turn = Na každý tah
pace-help = Komu dojde čas, za toho může hrát počítač, pokud o to ostatní u stolu požádají. Když server neběží, hodiny stojí.
pace-is-live = Každý hráč má na hru { $time } a po každém tahu { $more } navíc.
pace-is-live-only = Každý hráč má na hru { $time }.
pace-is-correspondence = Každý hráč má na každý tah { $time }.
pace-left = Zbývající čas: { $time }
pace-warning = Zbývá vám { $time }.
pace-expired = { $name } už nemá čas.
