meta:
  id: table
  endian: le
seq:
  - id: rows
    type: row
    repeat: eos
instances:
  first_value:
    value: rows.value
  last_value:
    value: rows[-1].valeu
  count:
    value: rows.length
types:
  row:
    seq:
      - id: value
        type: u4
