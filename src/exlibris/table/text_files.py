"""Files that people open, whose text is read here and not by their browsers, so that all of them are read alike."""

from msgspec import Struct

from exlibris.content.text_files import NotTextError, TextFile, read_text_file
from exlibris.table.errors import TableError


class FileBytes(Struct, frozen=True):
    """The content of a file, in Base64."""

    data: bytes


class FileText(Struct, frozen=True):
    """The text of a file, its lines ended by line feeds."""

    text: str


def file_text(file: FileBytes) -> FileText:
    """Return the text of a file. Raises TableError if the bytes are not text."""
    return FileText(read(file.data).text)


def read(data: bytes) -> TextFile:
    """Return the text of a file with its coding. Raises TableError if the bytes are not text."""
    try:
        return read_text_file(data)
    except NotTextError as error:
        raise TableError("not-text", f"This file is not text: {error}.") from error
