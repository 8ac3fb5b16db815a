"""Texts to documents: header line and layout tell the schema that the rest is bound to."""

from executor.bind import LAYOUT, bind, is_layout
from executor.errors import Refused
from executor.header import read_header
from executor.syntax import parse


def read_text(schemas, data, options):
    """The schema of a text and the root of its document."""
    file = parse(data, _is_raw(schemas, data))
    schema = _Choice(schemas, file, options).schema()
    return schema, bind(schema, file)


def _is_raw(schemas, data):
    found = read_header(data)
    return found is not None and any(
        schema.title == found[0].title and schema.style.raw for schema in schemas
    )


class _Choice:
    """The choice of a schema by title, version and layout."""

    def __init__(self, schemas, file, options):
        self._schemas = schemas
        self._file = file
        self._options = options

    def schema(self):
        header = self._file.header
        wanted = self._options.get("format")
        taken = [s for s in self._schemas if not s.refusal and wanted in (None, s.id)]
        titled = _some(
            [s for s in taken if s.title == header.title],
            f"no format is called '{header.title}'",
        )
        versioned = _some(
            [s for s in titled if s.version == header.version],
            f"{header.title} has no version '{header.version}'",
        )
        return self._layout(versioned)

    def _layout(self, versioned):
        usual = next((s for s in versioned if s.preferred), versioned[0])
        if usual.layout is None:
            return usual
        told = self._options.get(LAYOUT)
        said = [item for item in self._file.items if is_layout(item)]
        if len(said) > 1:
            raise Refused("'layout' is said twice")
        wanted = said[0].value.spelling.decode("utf-8") if said else told
        if told is not None and wanted != told:
            raise Refused(f"this text says {wanted}, not {told}")
        if wanted is None:
            return usual
        return _some(
            [s for s in versioned if s.layout == wanted], f"there is no layout '{wanted}'"
        )[0]


def _some(schemas, message):
    if not schemas:
        raise Refused(message)
    return schemas
