"""What a browser is shown of each game, made from the view of a seat and nothing else."""
