### Panel trenéra u stolu a denní hádanka.

hints-thinking = Trenér přemýšlí …
hints-show = Ukázat
hints-do = Udělat to
hints-next = Další nejlepší
hints-expected = Očekávané body
hints-expected-about = Na konci hry, podle sítě vyučené na mnoha hrách; ± říká, jak to závisí na kartách, které nevidíte.
hints-what-if = Co když se postavím sem?
hints-choose-place = Vyberte políčko
hints-always = Uvádět u každého náhledu umístění
hints-total = Celkem
hints-rival = Nejlepší spoluhráč
hints-library = Veřejná knihovna
hints-win = Naděje na výhru
