# unsupported-spec: a string requires digits: octal, decimal, hex or HEX
meta: {id: checksum_digits, endian: le, encoding: ASCII}
seq:
  - {id: a, type: u1}
  - {id: sum, type: str, size: 2, -twin-checksum: {algorithm: xor-8, of: [a]}}
