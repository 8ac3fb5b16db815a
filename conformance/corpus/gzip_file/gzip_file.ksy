meta:
  id: gzip_file
  title: GZIP file
  file-extension: gz
  license: CC0-1.0
  endian: le
  encoding: ISO-8859-1
doc-ref: RFC 1952
seq:
  - id: magic
    contents: [0x1f, 0x8b]
  - id: method
    type: u1
    enum: method
    valid: method::deflate
  - id: flags
    type: flags
  - id: modified
    type: u4
  - id: extra_flags
    type: u1
    enum: extra_flags
  - id: system
    type: u1
    enum: system
  - id: extra
    type: extra
    if: flags.has_extra
  - id: name
    type: strz
    if: flags.has_name
  - id: comment
    type: strz
    if: flags.has_comment
  - id: header_crc16
    type: u2
    if: flags.has_crc
  - id: body
    size: _io.size - _io.pos - sizeof<trailer>
  - id: end
    type: trailer
types:
  flags:
    seq:
      - id: reserved
        type: b3
        valid: 0
      - id: has_comment
        type: b1
      - id: has_name
        type: b1
      - id: has_extra
        type: b1
      - id: has_crc
        type: b1
      - id: is_text
        type: b1
  extra:
    seq:
      - id: len_subfields
        type: u2
      - id: subfields
        type: subfields
        size: len_subfields
  subfields:
    seq:
      - id: entries
        type: subfield
        repeat: eos
  subfield:
    seq:
      - id: id
        type: str
        size: 2
      - id: len_data
        type: u2
      - id: data
        size: len_data
  trailer:
    seq:
      - id: crc32
        type: u4
      - id: len_unpacked
        type: u4
enums:
  method:
    8: deflate
  extra_flags:
    0: none
    2: slowest
    4: fastest
  system:
    0: fat
    3: unix
    255: unknown
