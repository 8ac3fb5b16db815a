"""What a text calls a struct that is one of several: by its field alone, or by both names."""

from executor.derive import choice

# A box is called after what is in it, and then after the field that it was made for.
_BOX = "twin_"


def block_name(field, struct):
    """The name of a block; struct is what it mentions, or an empty string."""
    return field.name + _camel(_simple(struct)) if struct else field.name


def attribute_name(field, struct):
    """The name of an attribute; struct is what it mentions, or an empty string."""
    return f"{field.attribute}_{_simple(struct)}" if struct else field.attribute


def mentioned(field, owner, element):
    """Which struct the names of an element have to mention."""
    if field.type != "switch":
        return ""
    name = element.type.name
    decided = field.on is not None and name == choice(field, owner.get(field.on))
    return "" if decided else name


def _simple(struct):
    name = struct.rsplit(":", 1)[-1]
    return name[len(_BOX) :].split("__", 1)[0] if name.startswith(_BOX) else name


def _camel(name):
    return "".join(part[:1].upper() + part[1:] for part in name.split("_"))
