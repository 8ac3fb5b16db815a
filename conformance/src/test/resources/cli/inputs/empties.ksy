meta:
  id: empties
  endian: le
seq:
  - {id: count, type: u4}
  - {id: things, type: thing, repeat: expr, repeat-expr: count}
types:
  thing:
    seq:
      - {id: name, size: 0}
