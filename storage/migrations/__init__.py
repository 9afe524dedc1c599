"""Every change of the tables, in order; `storage.migrate` runs them when the program starts.

A new one is a file written by hand, versions/v0002_what_it_does.py: revision "0002",
down_revision "0001". A test fails until it ends where `storage.schema` is.
"""
