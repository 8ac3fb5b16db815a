"""Schemas as the protocol's hello brings them."""

from executor.field import Field


class Schema:
    """A format: its structs and enums by name, and what is particular about its texts."""

    def __init__(self, json):
        format_name = json["format"]
        self.id = format_name["id"]
        self.title = format_name["title"]
        self.version = format_name["version"]
        self.layout = format_name.get("layout")
        self.preferred = format_name.get("preferred", False)
        self.refusal = json.get("refusal")
        self.style = TextStyle(json.get("text", {}))
        self.structs = {struct["name"]: StructType(struct) for struct in json["structs"]}
        self.enums = {enum["name"]: EnumType(enum) for enum in json["enums"]}
        self.root = self.structs[json["root"]]

    @property
    def has_checksums(self):
        """Whether values follow from bytes of the file."""
        return any(
            field.checksum is not None
            for struct in self.structs.values()
            for field in struct.fields
        )

    @property
    def key(self):
        return "/".join(filter(None, (self.id, self.version, self.layout)))

    def columns(self, field):
        """The fields of a row of a table."""
        return self.structs[field.struct].fields if field.struct else [field.as_column()]

    def names(self, field):
        """The names of the numbers of a field, or None."""
        return self.enums[field.names] if field.names else None


class TextStyle:
    """How another program spells the texts of a format."""

    def __init__(self, json):
        self.raw = json.get("raw")
        self.indent = json.get("indent", "  ")
        self.line_end = json.get("line_end")
        self.tail = json.get("tail")


class StructType:
    def __init__(self, json):
        self.name = json["name"]
        self.fields = [Field(field) for field in json["fields"]]
        self.key = json.get("key")
        self.zips = [Zip(zip_json) for zip_json in json.get("zips", [])]
        self.lifts = [Lift(lift) for lift in json.get("lifts", [])]
        self._indexes = {field.id: i for i, field in enumerate(self.fields)}

    def index(self, field_id):
        return self._indexes.get(field_id, -1)

    def field(self, field_id):
        return self.fields[self._indexes[field_id]]


class Zip:
    """Fields that are printed as one table if possible."""

    def __init__(self, json):
        self.name = json["name"]
        self.fields = json["fields"]


class Lift:
    """A field further within that follows from fields of this struct."""

    def __init__(self, json):
        self.way = json["way"]
        self.rule = Field({"id": self.way[-1], "name": self.way[-1], "type": "u8le", **json})


class EnumType:
    """Names of numbers; of floats, of their bits."""

    def __init__(self, json):
        self.names = {int(value): name for value, name in json["names"].items()}
        self._values = {}
        for value, name in self.names.items():
            self._values.setdefault(name, value)

    def name_of(self, value):
        return self.names.get(signed64(value))

    def value_of(self, name):
        return self._values.get(name)


def signed64(value):
    """A number as a schema writes it: of 64 bits with a sign."""
    return value - (1 << 64) if value >= 1 << 63 else value
