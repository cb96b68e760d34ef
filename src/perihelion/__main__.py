"""`python -m perihelion`: the command line, where its script is not installed."""

from perihelion.cli import main

if __name__ == "__main__":
    main()
