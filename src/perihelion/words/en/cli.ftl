# What the terminal program itself says; ids begin with cli-.
