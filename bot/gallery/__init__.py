"""Every screen and every picture in examples, from scripted matches that are always the same.

For whoever wants to look them through (`botifarra gallery`), and for the golden files.
"""
