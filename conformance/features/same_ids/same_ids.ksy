meta:
  id: same_ids
  endian: le
  encoding: ASCII
doc: Fields of one id in many types, of which some are read in every way that there is.
seq:
  - {id: tag, type: u1}
  - id: value
    type:
      switch-on: tag
      cases:
        1: u4
        2: other
  - {id: size, type: box}
  - {id: body, size: size.value * size.value + 1}
  - {id: items, type: item, repeat: until, repeat-until: _.value == kinds::end}
  - {id: by_parent, type: by_parent}
  - id: by_cast
    type:
      switch-on: items[0].value
      cases:
        kinds::one: item
        _: other
  - {id: by_param, type: by_param(size)}
instances:
  first:
    value: items[0]
  size_of:
    value: alias.value
  alias:
    value: size
  one:
    value: first.value == kinds::one
  cast:
    value: by_cast.as<item>.value
    if: one
types:
  other:
    seq:
      - {id: value, type: u1, enum: kinds}
      - {id: first, type: str, size: 2}
  box:
    seq:
      - {id: value, type: u1}
      - {id: tag, type: str, size: 2}
  item:
    seq:
      - {id: value, type: u1, enum: kinds}
      - {id: size, type: u1, enum: kinds}
  by_parent:
    seq:
      - {id: text, type: str, size: 1}
      - {id: inner, type: inner}
    types:
      inner:
        seq:
          - {id: there, type: u1, if: _parent.text == "a"}
          - {id: text, type: u1, enum: kinds}
          - {id: root, type: u1, if: _root.size.tag == "ab"}
  by_param:
    params:
      - {id: p, type: box}
    seq:
      - {id: tag, type: u1, enum: kinds}
      - {id: x, size: p.value}
enums:
  kinds:
    0: end
    1: one
