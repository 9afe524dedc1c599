"""`botifarra sandbox`: a town to visit in the browser, with the real bot in its group.

town.py puts it all together, company.py sits down with the visitor, words.py are the page's words.
"""
