meta:
  id: operators
seq:
  - id: a
    type: u1
  - id: b
    type: u1
    if: a <> 1
  - id: c
    type: u1
    if: a === 1 || b
  - id: d
    type: u1
    if: a => 1
  - id: e
    size: a ** 2
  - id: f
    size: a->b
  - id: g
    type: u1
    if: "!(a == 1)"
  - id: h
    size: a // 2
