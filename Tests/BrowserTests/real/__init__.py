"""Tests of the program itself: `jimaku serve` with its own engines, dictionary and library, in a real browser."""
