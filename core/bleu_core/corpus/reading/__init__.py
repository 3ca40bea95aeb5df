"""Files to contents: one reader a format, all behind `formats.read_contents`."""
