"""Every tile of the box, one line a side."""
