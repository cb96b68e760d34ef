"""The games on the web: tables, seats, sockets and a store, as thin layers over `Table`."""
