"""Tables in a browser without a server: its requests are answered in a worker of the page."""
