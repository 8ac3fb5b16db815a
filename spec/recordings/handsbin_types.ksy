meta:
  id: handsbin_types
  title: What recordings of Unity XR Hands are made of
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
types:
  name:
    doc: A string as BinaryWriter of .NET writes it.
    seq:
      - id: len_value
        type: leb128
      - id: value
        type: str
        size: len_value.value
        encoding: UTF-8
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
      # One instance per group: Kaitai's Go code cannot add shifted elements of an array.
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
  joint:
    doc: A place and a rotation in metres, in Unity's axes, relative to the origin of the session.
    seq:
      - {id: x, type: f4}
      - {id: y, type: f4}
      - {id: z, type: f4}
      - {id: qx, type: f4}
      - {id: qy, type: f4}
      - {id: qz, type: f4}
      - {id: qw, type: f4}
