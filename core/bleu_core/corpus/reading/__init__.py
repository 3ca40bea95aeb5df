"""Reading files: a room for each family of formats, all used through `formats.read_contents`."""
