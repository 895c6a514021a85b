"""Checks of a record: that the deal is the one its table promised, and that it can have been played like this.

print(verify(Path("game.json").read_text()).verified)
"""

from exlibris.verification.verify import HASH, Check, Verification, verify

__all__ = ["HASH", "Check", "Verification", "verify"]
