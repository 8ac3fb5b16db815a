meta:
  id: dotnet_string
  title: A string as .NET's BinaryWriter writes it
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
doc: |
  The byte length as LEB128 (7 bits a byte, low first), then so many bytes of UTF-8.
seq:
  - id: len_value
    type: leb128
    doc: Number of bytes of the value.
  - id: value
    size: len_value.value
    type: str
    encoding: UTF-8
types:
  leb128:
    -twin-adapter: leb128
    doc: |
      An unsigned number in groups of 7 bits, low first; every byte but the last has its high bit
      set. .NET writes at most 5 of them.
    seq:
      - id: groups
        type: u1
        repeat: until
        repeat-until: (_ & 0x80) == 0
    instances:
      value:
        value: >-
          (groups[0] & 0x7f)
          + (groups.size > 1 ? (groups[1] & 0x7f) << 7 : 0)
          + (groups.size > 2 ? (groups[2] & 0x7f) << 14 : 0)
          + (groups.size > 3 ? (groups[3] & 0x7f) << 21 : 0)
          + (groups.size > 4 ? (groups[4] & 0x0f) << 28 : 0)
