"""The terminal program: command line, output, projects, gates."""
