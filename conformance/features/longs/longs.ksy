meta:
  id: longs
  endian: le
doc: Tables so long that they are read and written in ways of their own, up to the end of the file.
seq:
  - id: chunks
    type: chunk
    repeat: eos
types:
  chunk:
    seq:
      - id: rows
        type: row
        repeat: expr
        repeat-expr: 300
  row:
    seq:
      - {id: a, type: s4}
      - {id: b, type: s4}
      - {id: c, type: f4}
      - {id: d, type: f4}
