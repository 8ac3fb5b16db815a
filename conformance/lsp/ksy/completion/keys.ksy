meta:
  id: keys
  endian: le
  §
seq:
  - id: num_rows
    type: u2
    §
  - id: rows
    type: row
    repeat: §expr¤
    repeat-expr: num_rows
    §¤doc: what it is
§
types:
  row:
    seq:
      - id: kind
        type: u1
        enum: §kinds¤
        valid:
          §
          any-of:
            - kinds::none
    instances:
      twice:
        value: kind.to_i * 2
        §
    enums:
      kinds:
        0:
          id: none
          §
params:
  - id: wide
    §
    type: u1
