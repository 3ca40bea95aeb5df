"""The program around the pages: application, main window, menus, preferences."""

from bleu_core.lazy import load_when_used

load_when_used(__name__)
