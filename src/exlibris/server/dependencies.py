"""What routes ask for by name, typed as they ask for it."""

from typing import Annotated, TypeAlias

from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from exlibris.server.bots import ServerBots
from exlibris.server.identity import Browser
from exlibris.server.settings import Settings
from exlibris.server.share import Links
from exlibris.server.tables import Tables
from exlibris.server.timeline import TimelineCache

TheBots: TypeAlias = NamedDependency[ServerBots]
TheTables: TypeAlias = NamedDependency[Tables]
TheTimelines: TypeAlias = NamedDependency[TimelineCache]
TheBrowser: TypeAlias = NamedDependency[Browser]
TheLinks: TypeAlias = NamedDependency[Links]
TheSettings: TypeAlias = NamedDependency[Settings]
TheChannels: TypeAlias = NamedDependency[ChannelsPlugin]
TheLanguage: TypeAlias = NamedDependency[str]
TableId: TypeAlias = FromPath[str]
LogMark: TypeAlias = Annotated[str, QueryParameter(max_length=60)]
SeatNumber: TypeAlias = FromPath[int]
