"""How Sphinx builds the documentation."""

project = "Perihelion"
author = "Perihelion contributors"
copyright = "2026, Perihelion contributors"
release = "0.1.0"

extensions = ["myst_parser"]
exclude_patterns = ["_build"]
source_suffix = {".md": "markdown"}

myst_enable_extensions = ["deflist", "fieldlist", "smartquotes"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = "Perihelion"
html_show_sourcelink = False
html_copy_source = False
nitpicky = True
