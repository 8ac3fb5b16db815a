# unsupported-spec: expected a number or a name of method, not 'methods::odd'
meta: {id: checksum_selector, endian: le}
seq:
  - {id: method, type: u1, enum: methods}
  - {id: body, size: 4}
  - id: crc
    type: u4
    -twin-checksum:
      algorithm: crc-32
      of: [body]
      unpack: {switch-on: method, cases: {'methods::odd': deflate}}
enums:
  methods: {0: stored}
