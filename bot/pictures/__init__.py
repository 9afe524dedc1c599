"""Pictures of the game, composed from plain values.

`compose.compose(picture, theme)` makes the bytes of a JPEG of 1280 × 720 from a value of `model`:
a trick, the board of a hand, the course of a match, the rules card, a position. Equal values make
equal pictures, so a value is also the key by which a picture that was uploaded is found again.

Promises: nothing but what the value says is in the picture, and no name breaks it. Leaves to
others: which values a reader may see, and their words (`bot/screens/pictures.py`). Composing takes
some 15 ms of processor time: do it off the event loop.
"""
