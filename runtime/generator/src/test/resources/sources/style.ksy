meta:
  id: style
seq:
  - id: name
    size: 4
    type: str
    encoding: utf8
