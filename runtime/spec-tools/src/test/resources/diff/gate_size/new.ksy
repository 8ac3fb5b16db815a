meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: version, type: u1, valid: {any-of: [1, 2]}, -twin-default: 1}
  - {id: name, type: str, encoding: UTF-8, size: 'version >= 2 ? 8 : 4', pad-right: 0, terminator: 0}
