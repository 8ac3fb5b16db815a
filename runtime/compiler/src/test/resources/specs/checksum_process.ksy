# unsupported-spec: body has no process
meta: {id: checksum_process, endian: le}
seq:
  - {id: body, size: 4}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [body], unpack: process}}
