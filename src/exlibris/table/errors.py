"""Refusals of tables: a stable code, and a sentence for people."""


class TableError(Exception):
    """Raised for a request that can't be met; carries the HTTP status, a stable code and what is wrong."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail


def no_table(table_id: str) -> TableError:
    """Return the error for a table that is not in the store."""
    return TableError(404, "table-not-found", f"There is no table {table_id!r}.")
