"""Prometheus metrics; Litestar's middleware adds request metrics for each route."""

from typing import Final

from litestar.enums import ScopeType
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import Counter, Gauge, Histogram

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds
METRICS_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # where prometheus_client stores the metrics of several processes
# With several processes: the sum over running processes, or the latest value set by any process.
EACH: Final = "livesum"
NEWEST: Final = "livemostrecent"

ACTION_SECONDS: Final = Histogram(
    "exlibris_action_duration_seconds",
    "Time from the request for an action or other table change until it is stored and announced",
    ["kind"],
    buckets=BUCKETS,
)
CONNECTIONS: Final = Gauge(
    "exlibris_connections", "WebSockets of browsers that have a table open", multiprocess_mode=EACH
)
LOADS: Final = Counter("exlibris_table_loads_total", "Tables requested, by whether they were in memory", ["cached"])
CHAT_REPORTS: Final = Counter("exlibris_chat_reports_total", "Chat lines reported")
WAIT_SECONDS: Final = Histogram("exlibris_work_wait_seconds", "Wait for a worker process", ["pool"], buckets=BUCKETS)
WORK_SECONDS: Final = Histogram("exlibris_work_duration_seconds", "Time in a worker process", ["pool"], buckets=BUCKETS)
QUEUED: Final = Gauge("exlibris_work_queued", "Tasks waiting for a worker process", ["pool"], multiprocess_mode=EACH)
STORED_TABLES: Final = Gauge(
    "exlibris_tables",
    "Tables in the database, by whether the game is over",
    ["finished"],
    multiprocess_mode=NEWEST,
)
LOADED_TABLES: Final = Gauge(
    "exlibris_tables_in_memory", "Tables in memory, by their status", ["status"], multiprocess_mode=EACH
)
LOADED_BYTES: Final = Gauge(
    "exlibris_table_memory_bytes", "Estimated size of the tables in memory", multiprocess_mode=EACH
)


def http_metrics() -> PrometheusConfig:
    """Return the configuration of request metrics by route and status; WebSockets count in `CONNECTIONS`."""
    return PrometheusConfig(
        app_name="exlibris", prefix="exlibris", buckets=list(BUCKETS), scopes={ScopeType.HTTP}, group_path=True
    )
