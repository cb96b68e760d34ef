# Words of the table.
