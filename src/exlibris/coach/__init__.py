"""The coach: the best action in a position and the reasons for it, from one seat's view.

`advise(view, seed)` returns the best action, alternatives and reasons; `foresee` estimates a single action. Reasons are
data; `exlibris.coach.words` turns them into sentences.
"""

from exlibris.coach.advice import Advice, NothingToChoose, advice_among, advise, foresee
from exlibris.coach.reasons import Reason
from exlibris.search.ranking import alike

__all__ = ["Advice", "NothingToChoose", "Reason", "advice_among", "advise", "alike", "foresee"]
