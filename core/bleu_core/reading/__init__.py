"""Files to contents: one reader a format, all behind `bleu_core.reading.formats.read_contents`."""
