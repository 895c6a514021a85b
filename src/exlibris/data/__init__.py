"""Games as tables for other programs: Parquet by Polars, in the extra `exlibris-game[arena]`."""
