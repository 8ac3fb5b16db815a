meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: x, type: u1}
  - {id: y, type: u1}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [x]}}
