"""The server's routes, one module for each thing that can be asked for."""
