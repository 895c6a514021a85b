"""Tables in a browser without a server: a worker of the page answers the requests."""
