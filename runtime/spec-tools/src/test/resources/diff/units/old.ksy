meta: {id: toy, endian: le}
seq:
  - {id: same, type: f4, -twin-unit: m}
  - {id: changed, type: f4, -twin-unit: m}
  - {id: added, type: f4}
  - {id: removed, type: f4, -twin-unit: s}
  - {id: up, type: curve, -twin-unit: m}
  - {id: side, type: curve, -twin-unit: m}
  - {id: track, type: track, -twin-unit: m}
types:
  curve: {seq: [{id: n, type: u1}, {id: rows, type: row, repeat: expr, repeat-expr: n}]}
  row: {-twin-key: at, seq: [{id: at, type: f4}, {id: x, type: f4}, {id: y, type: f4}]}
  track: {seq: [{id: n, type: u1}, {id: rows, type: place, repeat: expr, repeat-expr: n}]}
  place: {-twin-key: at, seq: [{id: at, type: f4}, {id: x, type: f4}, {id: y, type: f4}]}
