### Beyond the Sun.
