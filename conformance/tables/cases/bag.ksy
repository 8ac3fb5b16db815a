meta:
  id: bag
  endian: le
doc: Things of every type.
seq:
  - {id: magic, contents: BAG}
  - {id: color, type: u1, enum: color}
  - {id: num_things, type: u1}
  - {id: things, type: thing, repeat: expr, repeat-expr: num_things}
  - {id: num_shelves, type: u1}
  - {id: shelves, type: shelf, repeat: expr, repeat-expr: num_shelves}
enums:
  color:
    1: red
    2: blue
types:
  thing:
    seq:
      - {id: kind, type: u1, doc: Which body follows.}
      - {id: color, type: u1, enum: color}
      - {id: flags, type: b3}
      - {id: level, type: b5}
      - {id: size, type: size}
      - {id: len_name, type: u1}
      - {id: name, type: str, size: len_name, encoding: UTF-8, if: len_name != 255}
      - {id: raw, size: 2}
      - id: body
        type:
          switch-on: kind
          cases:
            1: ball
            2: box
      - {id: num_tags, type: u1}
      - {id: tags, type: strz, encoding: ASCII, repeat: expr, repeat-expr: num_tags}
  size:
    seq:
      - {id: width, type: f4, -twin-unit: m, doc: From left to right.}
      - {id: height, type: f8}
  ball:
    seq:
      - {id: radius, type: s2}
  box:
    seq:
      - {id: edge, type: u8}
      - {id: radius, type: s1}
  shelf:
    seq:
      - {id: num_items, type: u1}
      - {id: items, type: item, repeat: expr, repeat-expr: num_items}
  item:
    seq:
      - {id: at, type: u4}
      - {id: weight, type: f4}
      - {id: color, type: s2, enum: color}
