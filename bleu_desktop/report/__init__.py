"""The report: its dialog, the PDF, and reports from the command line of the window."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
