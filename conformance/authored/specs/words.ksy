# The words of authored texts as names of fields, of members of an enum and of keys. A text that has
# them in plain places keeps their plain meaning, next to words that expand.
meta: {id: words, endian: le}
seq:
  - {id: let, type: u1}
  - {id: use, type: u1, -twin-names: {'let': 0, 'use': 1, 'at': 2, 'include': 3, 'repeat': 4, 'every': 5, 'calc': 6, 'by': 7, 'plain': 8}}
  - {id: at, type: s2}
  - {id: include, type: u1}
  - {id: repeat, type: u1}
  - {id: every, type: f4}
  - {id: calc, type: u1}
  - {id: by, type: u1}
  - {id: fps, type: u1}
  - {id: named, type: named}
  - {id: keyless, type: keyless}
  - {id: strings, type: strings}
types:
  named:
    seq:
      - {id: num_rows, type: u1}
      - {id: rows, type: named_row, repeat: expr, repeat-expr: num_rows}
  named_row:
    -twin-key: word
    seq:
      - {id: word, type: u1, -twin-names: {'let': 0, 'use': 1, 'at': 2, 'include': 3, 'repeat': 4, 'every': 5, 'calc': 6, 'by': 7, 'plain': 8}}
      - {id: value, type: s2}
      - {id: other, type: u1, -twin-names: {'let': 0, 'use': 1, 'at': 2, 'include': 3, 'repeat': 4, 'every': 5, 'calc': 6, 'by': 7, 'plain': 8}}
  keyless:
    seq:
      - {id: mode, type: u1, -twin-names: {'let': 0, 'use': 1, 'at': 2, 'include': 3, 'repeat': 4, 'every': 5, 'calc': 6, 'by': 7, 'plain': 8}}
      - {id: num_rows, type: u1}
      - {id: rows, type: keyless_row, repeat: expr, repeat-expr: num_rows}
  keyless_row:
    seq:
      - {id: x, type: s2}
      - {id: y, type: s2}
  strings:
    seq:
      - {id: num_rows, type: u1}
      - {id: rows, type: string_row, repeat: expr, repeat-expr: num_rows}
  string_row:
    -twin-key: name
    seq:
      - {id: name, type: strz, encoding: UTF-8}
      - {id: value, type: u1}
