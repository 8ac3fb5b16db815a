meta:
  id: padded
  endian: le
doc: What comes between a head and its full size.
seq:
  - id: head
    type: head
  - id: rest
    size: head.len - head._sizeof
types:
  head:
    seq:
      - id: magic
        contents: PD
      - id: num_pages
        type: u2
    instances:
      len:
        value: num_pages * 16
