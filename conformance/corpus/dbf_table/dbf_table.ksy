meta:
  id: dbf_table
  title: Table of dBase III
  file-extension: dbf
  license: CC0-1.0
  endian: le
  encoding: cp437
seq:
  - id: header1
    type: header1
  - id: fields
    type: field
    repeat: until
    repeat-until: _io.pos == header1.len_header - 1
  - id: end
    contents: [0x0d]
  - id: records
    type: record
    size: header1.len_record
    repeat: expr
    repeat-expr: header1.num_records
  - id: end_of_file
    type: u1
    valid: 0x1a
    if: not _io.eof
types:
  header1:
    seq:
      - id: has_memo
        type: b1
      - id: reserved_bits
        type: b4
      - id: version
        type: b3
        valid: 3
      - id: updated
        type: date
      - id: num_records
        type: u4
      - id: len_header
        type: u2
      - id: len_record
        type: u2
      - id: reserved
        size: 20
    instances:
      num_fields:
        value: len_header / 32 - 1
  date:
    seq:
      - id: raw_year
        type: u1
      - id: month
        type: u1
      - id: day
        type: u1
    instances:
      year:
        value: 1900 + raw_year
  field:
    seq:
      - id: name
        type: strz
        size: 11
      - id: kind
        type: u1
        enum: kind
      - id: address
        type: u4
      - id: len
        type: u1
      - id: num_decimals
        type: u1
      - id: reserved
        size: 14
  record:
    seq:
      - id: state
        type: u1
        enum: state
      - id: values
        type: str
        size: _root.fields[_index].len
        repeat: expr
        repeat-expr: _root.header1.num_fields
enums:
  state:
    0x20: valid
    0x2a: deleted
  kind:
    0x43: character
    0x44: date
    0x4c: logical
    0x4d: memo
    0x4e: number
