meta:
  id: texts
  endian: le
  encoding: UTF-8
doc: Texts of every kind.
seq:
  - id: title
    type: str
    size: 16
    terminator: 0
    doc: Filled up with zeros.
  - id: author
    type: str
    size: 8
    pad-right: 0x20
    encoding: ASCII
  - id: comment
    type: strz
  - id: whole
    type: strz
    include: true
    doc: The terminator is part of it.
  - id: line
    type: str
    terminator: 0x0a
    encoding: ISO-8859-1
  - id: len_wide
    type: u2
    doc: In characters.
  - id: wide
    type: str
    size: len_wide * 2
    encoding: UTF-16LE
  - id: num_names
    type: u1
  - id: names
    type: prefixed
    repeat: expr
    repeat-expr: num_names - 1
  - id: note
    type: prefixed
  - id: blob
    size: 4
  - id: rest
    size-eos: true
types:
  prefixed:
    seq:
      - id: len
        type: u1
      - id: text
        type: str
        size: len
