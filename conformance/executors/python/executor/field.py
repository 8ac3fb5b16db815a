"""Fields of structs."""

from executor.frame import Frame
from executor.kind import Kind

PLAIN_TYPES = {"bits", "bytes", "text", "varint", "struct", "switch", "packing"}


class Field:
    """One field of a struct."""

    def __init__(self, json):
        self.json = json
        self.id = json["id"]
        self.name = json["name"]
        self.type = json["type"]
        self.kind = None if self.type in PLAIN_TYPES else Kind.named(self.type)
        self.width = json.get("width")
        if self.type == "bits":
            self.kind = Kind.of_bits(self.width)
        self.names = json.get("names")
        self.decimals = json.get("decimals", -1)
        self.radix = json.get("radix", 10)
        self.flags = json.get("flags", False)
        self.encoding = json.get("encoding")
        self.item = json.get("item", False)
        self.adapter = json.get("adapter")
        self.struct = json.get("struct")
        self.structs = json.get("structs", [])
        self.on = json.get("on")
        self.cases = json.get("cases", [])
        self.frame = Frame.of(json)
        self.repeat = json.get("repeat")
        self.table = json.get("table", False)
        self.elements = json.get("elements")
        self.optional = json.get("optional", False)
        self.default = self._number("default")
        self.stream = json.get("stream")
        self.process = json.get("process")
        self.place = json.get("place")
        self.needed = json.get("needed", False)
        self._derivation(json)

    def _derivation(self, json):
        """How its value is derived."""
        self.outside = json.get("outside", False)
        self.count_of = json.get("count_of")
        self.length_of = json.get("length_of")
        self.scale = int(json.get("scale", 1))
        self.offset = int(json.get("offset", 0))
        self.presence_of = json.get("presence_of")
        self.exactly = int(json["exactly"]) if "exactly" in json else None
        constant_bytes = json.get("constant_bytes")
        self.constant = (
            self._number("constant") if constant_bytes is None else bytes.fromhex(constant_bytes)
        )
        self.checksum = json.get("checksum")
        self.derived = (
            self.outside
            or self.checksum is not None
            or self.constant is not None
            or bool(self.count_of or self.length_of or self.presence_of)
        )

    def _number(self, member):
        """A number of the schema, as the type of this field has it."""
        if member not in self.json:
            return None
        number = int(self.json[member])
        return self.kind.normal(number) if self.kind else number

    def as_column(self):
        """The only column of a table of plain numbers."""
        members = ("type", "names", "decimals", "radix")
        type_only = {m: self.json[m] for m in members if m in self.json}
        return Field({"id": "value", "name": "value", **type_only})

    def without_default(self):
        """The same field if it is required."""
        return Field({member: self.json[member] for member in self.json if member != "default"})

    @property
    def repeated(self):
        return self.repeat is not None

    @property
    def counted(self):
        return self.repeat == "counted"

    @property
    def is_struct(self):
        return self.type in ("struct", "switch")

    @property
    def attribute(self):
        """What a text calls it as an attribute though it is repeated, or one of several structs."""
        return self.id[1:] if self.id.startswith("_") else self.id

    @property
    def is_position(self):
        return self.place is not None
