# rename: renamed_one len_body u4 size
meta:
  id: user
  endian: le
  imports:
    - com§mon
seq:
  - id: len_all
    type: u2
  - id: hea§der
    type: header(le§n_all)
  - id: points
    type: common::poi§nt
    repeat: expr
    repeat-expr: hea§der.num_po§ints
  - id: body
    size: header.len_body
    if: points[0].axis == common::axes::x_§axis and ki§nds::a == kinds::b
  - id: chosen
    type:
      switch-on: header.num_points
      cases:
        1: hea§der(2)
types:
  header:
    params:
      - id: si§ze
        type: u2
    -twin-key: num_po§ints
    seq:
      - id: num_points
        type: u2
      - id: len_body
        type: u4
    instances:
      whole:
        value: len_body + size + _ro§ot.len_all
enums:
  kinds:
    1: a
    2: b
