meta:
  id: wide
seq:
  - id: name
    type: strz
    encoding: UTF-16LE
