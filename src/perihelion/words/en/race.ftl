# Words of the race.
