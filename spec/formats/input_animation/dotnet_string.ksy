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
      # Each group apart: in Go, Kaitai's code does not add what is shifted where it stands.
      low0:
        value: groups[0] & 0x7f
      low1:
        value: groups[1] & 0x7f
        if: groups.size > 1
      low2:
        value: groups[2] & 0x7f
        if: groups.size > 2
      low3:
        value: groups[3] & 0x7f
        if: groups.size > 3
      low4:
        value: groups[4] & 0x0f
        if: groups.size > 4
      value:
        value: >-
          low0
          + (groups.size > 1 ? low1 << 7 : 0)
          + (groups.size > 2 ? low2 << 14 : 0)
          + (groups.size > 3 ? low3 << 21 : 0)
          + (groups.size > 4 ? low4 << 28 : 0)
