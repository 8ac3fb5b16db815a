meta:
  id: gzip
  title: One compressed file, with what is known of it
  endian: le
  bit-endian: be
  encoding: ISO-8859-1
seq:
  - {id: magic, contents: [0x1f, 0x8b]}
  - {id: method, type: u1, enum: methods}
  - {id: reserved, type: b3}
  - {id: has_comment, type: b1}
  - {id: has_name, type: b1}
  - {id: has_extra, type: b1}
  - {id: has_header_crc, type: b1}
  - {id: is_text, type: b1}
  - {id: time, type: u4}
  - {id: effort, type: u1, enum: efforts}
  - {id: system, type: u1, enum: systems}
  - {id: len_extra, type: u2, if: has_extra}
  - {id: extra, type: extra, size: len_extra, if: has_extra}
  - {id: name, type: strz, if: has_name}
  - {id: comment, type: strz, if: has_comment}
  - id: header_crc
    type: u2
    if: has_header_crc
    -twin-checksum: {algorithm: crc-32, bits: 16, of: before}
  - {id: body, size: _io.size - _io.pos - 8}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [body], unpack: deflate}}
  - {id: len_content, type: u4, -twin-checksum: {algorithm: size, of: [body], unpack: deflate}}
types:
  extra:
    seq:
      - {id: fields, type: field, repeat: eos}
  field:
    seq:
      - {id: id, type: str, size: 2}
      - {id: len_value, type: u2}
      - {id: value, size: len_value}
enums:
  methods: {8: deflate}
  efforts: {0: normal, 2: best, 4: fastest}
  systems: {0: fat, 3: unix, 7: macintosh, 11: ntfs, 255: unknown}
