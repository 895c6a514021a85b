"""Tasks on a Ray cluster. Needs the package ray; nothing else imports this module."""

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Self

import ray

from exlibris.sim.tasks import AHEAD, in_order

LOCAL: Final = "local"  # the address of a cluster that is started on this machine, and ends with the work


class RayCluster:
    """A pool of the machines of a Ray cluster; a context. A task whose machine is lost is done again by another."""

    def __init__(self, address: str, jobs: int) -> None:
        """Connect to the cluster, or start a local one with `jobs` processes. Raise ConnectionError if that fails."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a local cluster would report its use to Ray's makers
        own = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
        try:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, **own)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ConnectionError(f"no Ray cluster at {address!r}: {str(error).partition('. ')[0]}") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()

    def map(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        """Yield what the function returns for each task, in order."""
        remote = ray.remote(function)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        return in_order(remote.remote, ray.get, tasks, ahead)
