meta:
  id: values
  endian: §le¤
  bit-endian: le
  encoding: §ASCII¤
  imports:
    - §shared¤
seq:
  - id: flags
    type: §u1¤
  - id: name
    type: str
    size: 4
    encoding: U§TF-8¤
  - id: packed
    size: 4
    process: §zlib¤
  - id: length
    type: u4
    -twin-unit: §m¤
    -twin-item: §true¤
  - id: end
    size-eos: §true¤
    # type: §
  - {id: flow, type: §u1¤}
types:
  a_type:
    doc: The first type.
    types:
      inner:
        seq:
          - id: x
            type: §u1¤
  b_type:
    -twin-key: §y¤
    seq:
      - id: y
        type: a_type::§inner¤
enums:
  kinds:
    1: one
