meta:
  id: words
seq:
  - id: flag
    type: u1
  - id: a
    type: u1
    if: this.flag == 1
  - id: b
    type: u1
    if: flag != null
  - id: c
    type: u1
    if: True
  - id: d
    size: parent.flag
