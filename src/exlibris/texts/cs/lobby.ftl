### Čekárna: stoly, ke kterým si může sednout kdokoli, a volby pro vlastní stůl.

lobby-title = Otevřené stoly
lobby-about = U těchto stolů někdo chybí. Hra začne, jakmile si někdo sedne na poslední volné místo.
lobby-empty = Právě teď nikdo na hráče nečeká.
lobby-empty-how = Pozvěte někoho odkazem, nebo otevřete stůl všem: bude tu vidět, dokud si k němu někdo nesedne.
lobby-own = Otevřít stůl pro dva
lobby-invite = Pozvat někoho odkazem
lobby-open = Otevřít stůl všem
lobby-open-otherwise = Nejdřív vybrat pravidla, místa a hodiny
lobby-finished = Dohrané hry
lobby-finished-about = Jejich přehrání si tu může pustit každý. Hry u stolů jen na odkaz nejsou v žádném seznamu.
lobby-players = Hráči a jejich hodnocení
lobby-host = Zve { $host }
lobby-seats = obsazená místa: { $taken } / { $seats }
lobby-no-limit = Nikdo nemá omezený čas.
lobby-yours = Toto je váš stůl.
lobby-join = Podívat se
lobby-go = Jít ke stolu
lobby-count = { $count ->
    [0] Žádné otevřené stoly.
    [one] Jeden otevřený stůl.
    [few] { $count } otevřené stoly.
    [many] { $count } otevřeného stolu.
   *[other] { $count } otevřených stolů.
}
listing-title = Kdo se může přidat
listing-link = kdo má odkaz
listing-all = kdokoli na tomto serveru
listing-help = Dokud někdo chybí, vidí stůl všichni na tomto serveru. Přehrání dohrané hry si může pustit každý.
listing-is = Tento stůl je v čekárně: sednout si může kdokoli na tomto serveru.
listing-asks = Tento stůl je v čekárně: o místo může požádat kdokoli na tomto serveru.
seats-title = Kdo kde sedí
seats-entered = jak je uvedeno výše
seats-drawn = losem
seats-help = Místa se losují na začátku hry. Výsledek losu plyne ze semínka, takže ho po hře může každý ověřit.
seats-will = Místa se vylosují na začátku hry.
approval-choose = O tom, kdo si sedne, rozhoduji já
approval-help = Kdo chce místo, požádá o ně před hrou a vy žádost přijmete, nebo odmítnete.
approval-is = O tom, kdo si sedne, rozhoduje hostitel.
time-choose = Komu dojde čas, ten prohrává
time-help = Platí to jako vzdaná hra: dál tam hraje počítač a při hře dvou vítězí ten druhý.
time-is = Komu dojde čas, ten prohrává.
approval-yours = O tom, kdo si sedne, rozhodujete vy.
approval-title = Kdo si chce sednout
approval-request = { $name } se chce posadit: { $seat }
approval-program = externí program
approval-accept = Přijmout
approval-accept-name = Přijmout: { $name }
approval-decline = Odmítnout
approval-decline-name = Odmítnout: { $name }
approval-asked = Žádost odeslána: { $seat }. Rozhoduje hostitel; jakmile žádost přijme, místo je vaše.
approval-withdraw = Vzít zpět
approval-declined = Žádost byla odmítnuta.
approval-left = { $count ->
    [0] U tohoto stolu už znovu žádat nemůžete.
    [one] Můžete požádat ještě jednou.
    [few] Můžete požádat ještě { $count }krát.
    [many] Můžete požádat ještě { $count }krát.
   *[other] Můžete požádat ještě { $count }krát.
}
webhook-help = Když se čeká na vaše rozhodnutí a stránka stolu není otevřená, server tam pošle zprávu se jmény hráčů a odkazem. Stačí webhook kanálu na Discordu. Adresu nikomu neukazujte.
webhook-url = Adresa (https)
webhook-choose = Použít ji
webhook-forget = Smazat adresu
webhook-chosen = Uloženo; první zpráva je na cestě.
webhook-forgotten = Smazáno.
notices-pushed = Upozornění přijdou, i když není otevřená žádná stránka Ex Libris.
notices-open-only = Upozornění budou chodit, jen dokud je stránka stolu otevřená: jinak nelze tento prohlížeč zastihnout.

## Čekárna

waiting-title = Židle a stoly
waiting-seated = Hra začne, až budou všechna místa obsazená. Pošlete odkaz těm, kdo chybějí.
waiting-guest = Máte pozvání. Sedněte si na volné místo.
waiting-host-gone = Hostitel je pryč: začít může kdokoli, kdo tu sedí.
invited-by = Zve vás { $host }.
invited-to = { $rulebook }, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}
link-loopback = Tento odkaz funguje jen na tomto počítači: nikdo jiný ho neotevře. Spusťte server s --lan a otevřete adresu, kterou vypíše.
link-qr = Odkaz jako QR kód
seat-free = volné, pro hosta
sit-down = Sednout si sem
seat-ask = Požádat o místo
seat-release = Uvolnit místo
start-now = Začít hned s počítači na volných místech
people-here = u stolu
