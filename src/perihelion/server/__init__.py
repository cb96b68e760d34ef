"""The games on the web: tables, seats, sockets and a store, in thin layers over `Table`."""
