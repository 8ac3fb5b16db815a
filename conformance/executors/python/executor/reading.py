"""Texts to documents: header line and layout determine the schema."""

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
        fallback = next((s for s in versioned if s.preferred), versioned[0])
        if fallback.layout is None:
            return fallback
        told = self._options.get(LAYOUT)
        given = [item for item in self._file.items if is_layout(item)]
        if len(given) > 1:
            raise Refused("duplicate 'layout'")
        wanted = given[0].value.spelling.decode("utf-8") if given else told
        if told is not None and wanted != told:
            raise Refused(f"the text has the layout {wanted}, the option {told}")
        if wanted is None:
            return fallback
        return _some(
            [s for s in versioned if s.layout == wanted], f"unknown layout '{wanted}'"
        )[0]


def _some(schemas, message):
    if not schemas:
        raise Refused(message)
    return schemas
