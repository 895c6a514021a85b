# What a page without a server can’t have.
needs-server = That takes a server of Ex Libris: this page is alone on your device.
needs-server-account = An account lets one person play from several devices. This page keeps everything on this one; accounts are at a server of Ex Libris.
needs-server-lobby = Here people look for others to play with. This page is alone on your device; open tables are at a server of Ex Libris.
needs-server-players = Ratings compare people who play at one server. In this page nothing is rated.
