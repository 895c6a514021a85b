"""The notation: cards, places, actions, positions and games as readable text.

`docs/notation.md` specifies it. No rule depends on this package; it is compiled with the rest of the engine, but no hot
loop calls it.
"""
