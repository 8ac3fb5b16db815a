meta:
  id: offsets_of_varints
  endian: le
  encoding: ASCII
doc: Offsets whose own size depends on their value.
seq:
  - {id: num_entries, type: u1}
  - {id: entries, type: entry, repeat: expr, repeat-expr: num_entries}
types:
  entry:
    seq:
      - {id: ofs_text, type: varint}
      - {id: len_text, type: u1}
    instances:
      text: {pos: ofs_text.value, type: str, size: len_text}
  varint:
    -twin-adapter: leb128
    seq:
      - {id: bytes, type: byte, repeat: until, repeat-until: not _.more}
    instances:
      value:
        value: >-
          bytes[0].bits + (bytes.size > 1 ? bytes[1].bits << 7 : 0)
          + (bytes.size > 2 ? bytes[2].bits << 14 : 0)
    types:
      byte:
        seq:
          - {id: more, type: b1}
          - {id: bits, type: b7}
