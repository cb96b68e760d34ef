"""The cards, one line each. Plain Python: whoever owns the printed game can mend a number here."""
