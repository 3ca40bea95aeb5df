"""Pairing of segments, and detection of places where texts drift apart."""
