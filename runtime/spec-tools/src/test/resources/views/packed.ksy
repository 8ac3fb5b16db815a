meta:
  id: packed
  endian: le
seq:
  - id: len_payload
    type: u4
  - id: payload
    size: len_payload
    process: zlib
    type: payload
  - id: secret
    size: 4
    process: xor(0x5a)
  - id: header
    size: 16
    type: header
types:
  payload:
    seq:
      - id: numbers
        type: s4
        repeat: eos
  header:
    seq:
      - id: a
        type: u2
      - id: b
        type: u2
