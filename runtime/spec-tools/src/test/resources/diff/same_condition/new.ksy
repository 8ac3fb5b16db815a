meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: flags, type: u1}
  - {id: a, type: u1, if: flags % 2 == 1}
  - {id: b, type: u1, if: not (flags > 0)}
