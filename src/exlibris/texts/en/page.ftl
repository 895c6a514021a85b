# What a page without a server can’t have.
needs-server = That needs an Ex Libris server: this page is on its own on your device.
needs-server-account = An account lets one person play from several devices. This page keeps everything on this one; for an account you need an Ex Libris server.
needs-server-lobby = Here people look for others to play with. This page is alone on your device; you will find open tables on an Ex Libris server.
needs-server-players = Ratings compare people who play on one server. Nothing is rated on this page.
