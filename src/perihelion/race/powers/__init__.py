"""What cards can do: one small class a kind of power, a module a phase."""
