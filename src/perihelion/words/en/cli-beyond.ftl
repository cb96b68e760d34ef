### What the terminal says of Beyond the Sun.
