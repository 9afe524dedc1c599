"""What /learn teaches: ten steps of small positions, as data, and the engine's word on each.

Promises: nothing here says what is right, the engine does; whoever reads it is seat 0, always.
Leaves to others: words and buttons (`screens.learn`), and where somebody is (`learning`).
"""
