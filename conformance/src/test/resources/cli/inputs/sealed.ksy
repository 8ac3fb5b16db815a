meta: {id: sealed, endian: le, encoding: ASCII}
seq:
  - {id: parts, type: part, repeat: expr, repeat-expr: 2}
  - {id: digest, size: 20, -twin-checksum: {algorithm: sha-1, of: before}}
types:
  part:
    seq:
      - {id: len_name, type: u1}
      - {id: name, type: str, size: len_name}
      - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [name]}}
