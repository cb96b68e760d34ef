"""The cards, one line each. Plain Python: owners of the printed game can correct a number here."""
