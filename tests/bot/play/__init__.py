"""The real bot in the tests' own process, over HTTP, with people who press its buttons."""
