meta:
  id: no_writing
seq:
  - id: name
    type: strz
    encoding: UTF-16LE
