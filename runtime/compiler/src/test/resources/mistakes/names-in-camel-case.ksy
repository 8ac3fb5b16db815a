meta:
  id: camelCase
seq:
  - id: numEntries
    type: u1
  - id: 2nd
    type: u1
  - id: block-size
    type: u1
types:
  FileHeader:
    seq:
      - id: a
        type: u1
