meta:
  id: words
  title: <Words> & "signs" that documents have to *escape* | with care
  endian: le
doc: |
  One | two, <b>three</b> & `four`.

  Another paragraph.
seq:
  - id: limit
    type: u1
    valid:
      expr: _ > 3 and _ < 9
  - id: pair
    type: u2
    repeat: until
    repeat-until: _ == 0xffff
    doc: Numbers; the last is 65535.
  - id: kinds
    type: kind
    repeat: expr
    repeat-expr: 2
  - id: choice
    type:
      switch-on: kinds[0].code + limit
      cases:
        5: kind
        6: other
types:
  kind:
    seq:
      - id: code
        type: u1
      - id: names
        type: strz
        encoding: ASCII
  other:
    seq:
      - id: value
        type: f4
