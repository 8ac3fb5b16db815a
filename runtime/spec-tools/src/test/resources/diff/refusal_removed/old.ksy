meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
-twin-refuse: an older layout
seq:
  - {id: a, type: u1}
