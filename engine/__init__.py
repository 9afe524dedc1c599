"""The game of Botifarra, pure: no input or output, no clock, no randomness, no Telegram.

Glossary. Code uses the field's English terms, and Catalan for what the game itself names.

- *suits*: oros (coins), copes (cups), espases (swords), bastos (batons).
- *manilla*: the nine, the strongest card of its suit; after it as (1), rei (12), cavall (11),
  sota (10).
- *trump*: the suit named by the dealer's side; *botifarra* is naming none: it counts double.
- *delegate*: the dealer leaves the choice to the partner, who can't hand it back.
- *namer*: whoever named trumps; *naming pair*: the namer and their partner.
- *contro, recontro, Sant Vicenç*: the calls, each doubling what the hand is worth.
- *follow, beat, ruff, over-ruff*: play the suit led; a stronger card of it; a trump; a
  stronger trump.
- *load*: give a scoring card to a trick that somebody else is winning.
- *lliure, obligada*: the two ways of play; obligada adds duties on what may be thrown away.
- *cut*: deal the last hand's tricks without a shuffle; *covered hand*: the dealer's partner's, face
  down until trumps are named or delegated.
- *claim*: show that all the rest is one's own; *concede*: give the opponents all the rest;
  *void*: throw the hand away.
- *capot*: all twelve tricks won by one pair.
- *hand*: one deal, from its twelve cards a seat to its score; also the cards a seat holds.
"""
