meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
-twin-zip:
  Position: [x, y]
seq:
  - {id: x, type: curve}
  - {id: y, type: curve}
types:
  curve: {seq: [{id: n, type: u1}, {id: rows, type: row, repeat: expr, repeat-expr: n}]}
  row: {-twin-key: at, seq: [{id: at, type: f4}, {id: v, type: f4}]}
