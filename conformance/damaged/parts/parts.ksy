# One file for each way in which a file can be damaged.
meta: {id: parts, endian: le, encoding: ASCII}
seq:
  - {id: magic, contents: PARTS}
  - {id: num_parts, type: u1}
  - {id: parts, type: part, repeat: expr, repeat-expr: num_parts}
  - {id: ofs_note, type: u1}
instances:
  note: {pos: ofs_note, type: note, if: ofs_note != 0}
types:
  part:
    seq:
      - {id: kind, type: u1, enum: kind}
      - {id: size, type: u1}
      - id: body
        size: size
        type:
          switch-on: kind
          cases:
            kind::shape: shape
            kind::track: track
            kind::packed: packed
            kind::list: list
            kind::choices: choices
  shape:
    seq:
      - {id: sides, type: u1, valid: {max: 9}}
      - {id: center, type: vector}
      - {id: name, type: strz}
  vector:
    seq:
      - {id: x, type: u2}
      - {id: y, type: u2}
  track:
    seq:
      - {id: num_keys, type: u1}
      - {id: keys, type: key, repeat: expr, repeat-expr: num_keys}
      - {id: end, type: u1}
  key:
    seq:
      - {id: time, type: u2}
      - {id: value, type: u2}
  packed:
    seq:
      - {id: len, type: u1}
      - {id: data, size: len, process: zlib}
  list:
    seq:
      - {id: num_items, type: u1}
      - {id: items, type: item, repeat: expr, repeat-expr: num_items}
  choices:
    seq:
      - {id: tag, type: u1}
      - {id: values, type: {switch-on: tag + _index, cases: {1: u1, 2: u2}}, repeat: expr, repeat-expr: 3}
  item:
    seq:
      - {id: tag, type: u1}
      - {id: content, type: {switch-on: 'tag', cases: {1: u1, 2: vector}}}
  note:
    seq:
      - {id: len, type: u1}
      - {id: text, type: str, size: len}
enums:
  kind: {1: shape, 2: track, 3: packed, 4: list, 5: choices}
