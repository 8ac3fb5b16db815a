meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: name, type: str, encoding: UTF-8, size-eos: true}
