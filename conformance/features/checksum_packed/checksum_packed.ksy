# Checksums of compressed bytes, of what is in them, and within them.
meta: {id: checksum_packed, endian: le, encoding: ASCII}
seq:
  - {id: len_body, type: u4}
  - {id: body, size: len_body, process: zlib, type: words}
  - {id: packed_crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [body]}}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [body], unpack: process}}
  - {id: len_content, type: u2, -twin-checksum: {algorithm: size, of: [body], unpack: process}}
  - {id: len_note, type: u1}
  - {id: note, size: len_note, process: zlib}
  - {id: adler, type: u4be, -twin-checksum: {algorithm: adler-32, of: [{field: note, unpack: process}]}}
  - {id: method, type: u1, enum: methods}
  - {id: len_raw, type: u1}
  - {id: raw, size: len_raw}
  - id: raw_crc
    type: u4
    -twin-checksum:
      algorithm: crc-32
      of: [raw]
      unpack: {switch-on: method, cases: {'methods::deflated': deflate, 9: zlib}}
  - id: raw_size
    type: u4
    -twin-checksum:
      algorithm: size
      of: [raw]
      unpack: {switch-on: method, cases: {'methods::deflated': deflate, 9: zlib}}
  - {id: digest, size: 16, -twin-checksum: {algorithm: md5, of: before}}
types:
  words:
    seq:
      - {id: num_words, type: u2}
      - {id: words, type: strz, repeat: expr, repeat-expr: num_words}
      - {id: crc, type: u2, -twin-checksum: {algorithm: crc-16/xmodem, of: before}}
enums:
  methods: {0: stored, 8: deflated, 9: zlib}
