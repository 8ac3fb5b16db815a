meta:
  id: parameters_of_imports
  endian: le
seq:
  - {id: n, type: u1}
  - {id: kind, type: u1, enum: ks}
  - {id: lens, type: u1, repeat: expr, repeat-expr: n}
  - {id: items, type: 'item(_index, lens[_index], kind)', repeat: expr, repeat-expr: n}
types:
  item:
    params:
      - {id: i, type: s4}
      - {id: l, type: u1}
      - {id: k, type: u1, enum: ks}
    seq:
      - {id: body, size: l}
      - {id: extra, type: u1, if: 'k == ks::big'}
    instances:
      dbl: {value: i * 2}
enums:
  ks: {1: small, 2: big}
