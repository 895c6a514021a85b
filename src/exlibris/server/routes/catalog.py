"""The catalog of components."""

from litestar import Response, get
from litestar.datastructures import CacheControlHeader

from exlibris.server.messages import Catalog
from exlibris.server.present.catalog import catalog


@get("/catalog", cache_control=CacheControlHeader(max_age=3600, public=True), sync_to_thread=False)
def read_catalog() -> Response[Catalog]:
    """All cards, tiles, assistants and categories: the same for every table."""
    return Response(catalog())
