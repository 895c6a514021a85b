"""Games as tables for other programs: Parquet files written by Polars (extra `exlibris-game[arena]`)."""

from exlibris.extras import needing

with needing("arena", __name__):
    from exlibris.data.change import Change, ChangeError
    from exlibris.data.collecting import SCHEMAS
    from exlibris.data.tables import Played, TablesError, read_folder, simulate_to

__all__ = ["SCHEMAS", "Change", "ChangeError", "Played", "TablesError", "read_folder", "simulate_to"]
