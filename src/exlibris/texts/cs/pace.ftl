### Kolik času hráči mají: volba pro novou hru, hodiny u míst.

pace-title = Čas na rozmyšlenou
pace-none = bez omezení
pace-live = naživo
pace-correspondence = korespondenčně
pace-budget = Na celou hru
pace-increment = A po každém tahu
pace-turn = Na každý tah
pace-help = Komu dojde čas, za toho může hrát počítač, pokud o to ostatní u stolu požádají. Zvolíte-li to níže, prohrává hned. Když server neběží, hodiny stojí.
pace-is-live = Čas každého hráče na hru: { $time }, po každém tahu { $more } navíc.
pace-is-live-only = Čas každého hráče na hru: { $time }.
pace-is-correspondence = Čas každého hráče na tah: { $time }.
pace-left = Zbývající čas: { $time }
pace-used = Spotřebovaný čas: { $time }
pace-used-title = Spotřebovaný čas
pace-warning = Čas se krátí, zbývá: { $time }.
pace-expired = { $name }: čas vypršel.
