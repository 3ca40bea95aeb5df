"""Tables: delimited text and spreadsheets."""
