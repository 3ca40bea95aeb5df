"""Reading files: a package for each family of formats, all used through `formats.read_contents`."""
