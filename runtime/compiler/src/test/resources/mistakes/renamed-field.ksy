meta:
  id: archive
  endian: le
seq:
  - id: num_entries
    type: u4
  - id: entries
    type: entry
    repeat: expr
    repeat-expr: count
  - id: index
    type: u4
    repeat: expr
    repeat-expr: count
instances:
  is_empty:
    value: count == 0
  ofs_end:
    value: 4 + count * 16
types:
  entry:
    seq:
      - id: name
        size: 12
      - id: size
        type: u4
