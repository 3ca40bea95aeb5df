"""The report: its dialog, the PDF, and reports from the command line of the window."""
