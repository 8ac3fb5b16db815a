meta:
  id: arguments
  endian: le
seq:
  - id: len
    type: u2
  - id: a
    type: blob
  - id: b
    type: blob(len, 1)
  - id: c
    type: blob("len")
  - id: d
    type: blob(len
types:
  blob:
    params:
      - id: size
        type: u2
    seq:
      - id: data
        size: size
