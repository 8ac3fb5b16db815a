# A spec that requests debug code.
meta: {id: debug_code, endian: le, ks-debug: true}
seq:
  - {id: n, type: u1}
  - {id: items, type: item, repeat: expr, repeat-expr: n}
  - {id: len, type: u1}
  - {id: box, type: item, size: len}
instances:
  far: {pos: 0, type: u1}
types:
  item:
    seq:
      - {id: a, type: u1}
      - {id: b, type: u1, repeat: expr, repeat-expr: a}
