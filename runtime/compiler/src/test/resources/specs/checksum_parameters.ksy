# unsupported-spec: expected one of poly, sum and xor
meta: {id: checksum_parameters, endian: le}
seq:
  - {id: a, type: u1}
  - {id: crc, type: u4, -twin-checksum: {algorithm: {width: 32}, of: [a]}}
