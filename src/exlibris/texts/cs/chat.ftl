### Chat u stolu.

chat-title = Chat
chat-unread = nové
chat-lines = Co kdo napsal
chat-empty = Zatím nikdo nic nenapsal.
chat-watching = Díváte se: můžete číst, co píší lidé u stolu.
chat-line = Napište něco
chat-send = Odeslat
chat-phrases = Rychlé fráze, které každý čte ve svém jazyce
chat-more = Co s touto zprávou ({ $name })
chat-mute = Ztlumit
chat-unmute = Zrušit ztlumení
chat-report = Nahlásit
chat-reported = Nahlášeno
chat-remove = Odstranit
chat-hello = Dobrý den!
chat-luck = Hodně štěstí!
chat-nice = Pěkné!
chat-thanks = Děkuji!
chat-oops = Jejda.
chat-moment = Okamžik, prosím.
chat-turn = Jste na tahu.
chat-played = Pěkná hra!
chat-again = Ještě jednu hru?
chat-bye = Na shledanou!
