"""The four directions between bytes, texts and infosets."""

from executor import decode, encode, infoset_reader, infoset_writer
from executor.errors import Unsupported
from executor.printing import print_document
from executor.reading import read_text
from executor.schema import Schema


class Engine:
    """All that can be asked about files of the given schemas."""

    def __init__(self, schemas):
        self._schemas = {key: Schema(json) for key, json in schemas.items()}

    def decode(self, key, data):
        schema = self._schemas[key]
        return infoset_writer.write(schema, decode.decode(schema, data))

    def encode(self, infoset):
        schema = self._schemas[infoset["schema"]]
        return encode.encode(schema, infoset_reader.read(schema, infoset))

    def parse(self, data, options):
        schema, root = read_text(list(self._schemas.values()), data, options)
        _require_no_checksums(schema)
        return infoset_writer.write(schema, root)

    def print(self, infoset):
        schema = self._schemas[infoset["schema"]]
        _require_no_checksums(schema)
        return print_document(schema, infoset_reader.read(schema, infoset))


def _require_no_checksums(schema):
    """Texts omit checksums that are right, and this executor computes none."""
    if schema.has_checksums:
        raise Unsupported("checksums")
