"""The coach: what to do in a position, and why, in terms of the inspection form, from what one seat can see.

`advise(view, seed)` names the best action, the next best ones and reasons; `foresee` says what a single action leads
to. Reasons are data; `exlibris.coach.words` makes sentences of them.
"""

from exlibris.coach.advice import Advice, NothingToChoose, advice_among, advise, foresee
from exlibris.coach.ranking import alike
from exlibris.coach.reasons import Reason

__all__ = ["Advice", "NothingToChoose", "Reason", "advice_among", "advise", "alike", "foresee"]
