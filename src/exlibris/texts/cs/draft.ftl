### Volba knihoven a speciálních pomocníků před prvním kolem.

draft-offer = Vyberte si knihovnu
draft-offer-assistant = Vyberte si speciálního pomocníka
draft-chosen-assistant = Váš speciální pomocník
draft-remove = Odstraňte ze hry jednu z nich
draft-wait = Na výběr, až přijdete na řadu
draft-watched = { $name } vybírá z těchto možností
draft-watched-pool = Zatím volné
draft-watched-chosen = { $name } už má vybráno
draft-chosen = Vaše knihovna
draft-lots = Los rozhodl: začíná { $name }, a proto vybírá jako poslední.
draft-town-soon = Až si všichni vyberou, otočí se Význačná díla a Zakázané knihy, rozdají se karty a otevře se město.
