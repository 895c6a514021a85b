# What a page without a server can’t have.
needs-server = That needs an Ex Libris server: this page runs only on your device.
needs-server-account = With an account you can play on several devices. This page keeps everything on this device; for an account you need an Ex Libris server.
needs-server-day = Everyone’s totals are on an Ex Libris server; this page runs only on your device. To compare, send friends your library slip.
needs-server-lobby = Here people look for others to play with. This page runs only on your device; you will find open tables on an Ex Libris server.
needs-server-players = Ratings compare people who play on one server. Games on this page are not rated.
