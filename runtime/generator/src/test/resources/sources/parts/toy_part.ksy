meta:
  id: toy_part
  endian: le
-twin-format: {title: says nothing to other languages}
seq:
  - id: value
    type: f4
  - id: note
    type: strz
    encoding: UTF-8
