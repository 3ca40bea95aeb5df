"""Small faults put into the program, as a test of its tests."""
