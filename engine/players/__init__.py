"""The computer players, and what they think with."""
