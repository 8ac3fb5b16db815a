meta:
  id: shared_names
  endian: le
doc: Types and enumerations that share their names, beside each other and further in and out.
seq:
  - {id: kind, type: chunk_type}
  - {id: next, type: chunk_type}
  - {id: top, type: u1, enum: sharedname}
  - {id: list, type: list_type}
  - id: by_kind
    type:
      switch-on: list.first
      cases:
        chunk_type::one: chunk_type
        chunk_type::two: pair
  - {id: tail, type: u1, enum: chunk_type, if: list.first == chunk_type::one}
  - {id: colour, type: u1, enum: list_type::colour}
instances:
  red:
    value: list_type::colour::red.to_i
  three:
    value: chunk_type::two.to_i + 1
  size:
    value: sizeof<chunk_type>
  as_type:
    value: by_kind.as<chunk_type>.x
    if: list.first == chunk_type::one
types:
  list_type:
    seq:
      - {id: first, type: u1, enum: chunk_type}
      - {id: n, type: u1}
      - {id: items, type: chunk_type, repeat: expr, repeat-expr: n}
      - {id: inner, type: colour(chunk_type::two)}
      - {id: list, type: u1, enum: list}
    types:
      colour:
        params:
          - {id: p, type: u1, enum: chunk_type}
        seq:
          - {id: own, type: u1, enum: colour, if: p == chunk_type::two}
          - {id: chunk_type, type: u1, enum: chunk_type_enum}
        enums:
          chunk_type_enum: {1: one}
    enums:
      colour: {1: red, 2: green}
      list: {1: one}
  pair:
    meta:
      endian:
        switch-on: _root.list.first
        cases:
          chunk_type::two: be
          _: le
    seq:
      - {id: y, type: u2}
  chunk_type:
    seq:
      - {id: x, type: u1}
enums:
  chunk_type: {1: one, 2: two}
  sharedname: {1: one}
