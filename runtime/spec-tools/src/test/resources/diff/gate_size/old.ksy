meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: version, type: u1, valid: 1}
  - {id: name, type: str, encoding: UTF-8, size: 4, pad-right: 0, terminator: 0}
