meta:
  id: string_table
  title: A table of strings behind lengths of several widths
  endian: le
seq:
  - id: magic
    contents: STRT
  - id: num_names
    type: u2
  - id: names
    type: name
    repeat: expr
    repeat-expr: num_names
  - id: len_note
    type: u4
  - id: note
    type: str
    size: len_note
    encoding: Shift_JIS
types:
  name:
    seq:
      - id: len_text
        type: u1
      - id: text
        type: str
        size: len_text
        encoding: UTF-8
      - id: weight
        type: f4
