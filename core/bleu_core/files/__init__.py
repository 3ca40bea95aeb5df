"""Read files into documents: addresses, encodings, formats, the choice of a text."""
