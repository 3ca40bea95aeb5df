"""Reading files: a module for each format, all used through `formats.read_contents`."""
