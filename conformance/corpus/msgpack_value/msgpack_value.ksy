meta:
  id: msgpack_value
  title: MessagePack
  file-extension: msgpack
  license: CC0-1.0
  endian: be
  encoding: UTF-8
seq:
  - id: tag
    type: u1
    enum: tag
  - id: number
    type:
      switch-on: tag
      cases:
        'tag::float32': f4
        'tag::float64': f8
        'tag::uint8': u1
        'tag::uint16': u2
        'tag::uint32': u4
        'tag::uint64': u8
        'tag::int8': s1
        'tag::int16': s2
        'tag::int32': s4
        'tag::int64': s8
  - id: len8
    type: u1
    if: tag == tag::str8 or tag == tag::bin8 or tag == tag::ext8
  - id: len16
    type: u2
    if: tag == tag::str16 or tag == tag::array16 or tag == tag::map16 or tag == tag::bin16
  - id: len32
    type: u4
    if: tag == tag::str32 or tag == tag::array32 or tag == tag::map32 or tag == tag::bin32
  - id: ext_type
    type: s1
    if: is_ext
  - id: ext
    size: 'tag == tag::ext8 ? len8 : 1 << (tag.to_i - 0xd4)'
    if: is_ext
  - id: text
    type: str
    size: len
    if: is_str
  - id: bytes
    size: len
    if: tag == tag::bin8 or tag == tag::bin16 or tag == tag::bin32
  - id: elements
    type: msgpack_value
    repeat: expr
    repeat-expr: len
    if: is_array
  - id: entries
    type: entry
    repeat: expr
    repeat-expr: len
    if: is_map
types:
  entry:
    seq:
      - id: key
        type: msgpack_value
      - id: value
        type: msgpack_value
instances:
  code:
    value: tag.to_i
  is_str:
    value: (code & 0b1110_0000) == 0b1010_0000 or tag == tag::str8 or tag == tag::str16 or tag == tag::str32
  is_array:
    value: (code & 0xf0) == 0x90 or tag == tag::array16 or tag == tag::array32
  is_map:
    value: (code & 0xf0) == 0x80 or tag == tag::map16 or tag == tag::map32
  is_ext:
    value: tag == tag::ext8 or (code >= 0xd4 and code <= 0xd8)
  len:
    value: 'tag == tag::str8 or tag == tag::bin8 ? len8 :
      tag == tag::str16 or tag == tag::array16 or tag == tag::map16 or tag == tag::bin16 ? len16 :
      tag == tag::str32 or tag == tag::array32 or tag == tag::map32 or tag == tag::bin32 ? len32 :
      is_str ? code & 0x1f : code & 0xf'
  small:
    value: code
    if: code < 0x80
  negative:
    value: code - 0x100
    if: code >= 0xe0
enums:
  tag:
    0xc0: nil
    0xc2: false
    0xc3: true
    0xc4: bin8
    0xc5: bin16
    0xc6: bin32
    0xc7: ext8
    0xca: float32
    0xcb: float64
    0xcc: uint8
    0xcd: uint16
    0xce: uint32
    0xcf: uint64
    0xd0: int8
    0xd1: int16
    0xd2: int32
    0xd3: int64
    0xd9: str8
    0xda: str16
    0xdb: str32
    0xdc: array16
    0xdd: array32
    0xde: map16
    0xdf: map32
