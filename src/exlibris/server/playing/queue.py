"""How many come before what a browser has asked for that takes long."""

from litestar import Controller, get
from msgspec import Struct

from exlibris.server.kit.dependencies import TheAsker, TheReviewers, TheWorkers
from exlibris.server.kit.errors import REFUSALS


class QueuePlaces(Struct, frozen=True, kw_only=True):
    """About how many others come before what this browser has asked for, null if nothing of its waits here.

    `requests` are hints and what looks back at a game, `reviews` reviews.
    """

    requests: int | None
    reviews: int | None


class QueueController(Controller):
    """The queues for what takes long; each process of a server has its own."""

    path = "/queue"

    @get("/", responses=REFUSALS, sync_to_thread=False)
    def read_places(self, *, asker: TheAsker, request_workers: TheWorkers, review_workers: TheReviewers) -> QueuePlaces:
        """Return the places of the first that waits of what this browser has asked for."""
        return QueuePlaces(
            requests=request_workers.queue.before_first_of(asker), reviews=review_workers.queue.before_first_of(asker)
        )
