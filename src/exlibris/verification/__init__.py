"""Checks of a record: that its deal matches the table's commitment, and that its actions and result are possible.

print(verify(Path("game.json").read_text()).verified)
"""

from exlibris.verification.verify import HASH, Check, Verification, verify

__all__ = ["HASH", "Check", "Verification", "verify"]
