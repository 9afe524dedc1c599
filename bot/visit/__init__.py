"""`botifarra sandbox`: a town to visit in the browser, with the real bot in its group.

town.py puts it all together, opening.py opens a table, words.py are the page's words.
"""
