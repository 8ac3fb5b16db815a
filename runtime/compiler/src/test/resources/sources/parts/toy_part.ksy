meta:
  id: toy_part
  endian: le
-twin-format: anything, since it says nothing to other languages
seq:
  - id: value
    type: f4
  - id: note
    type: strz
    encoding: UTF-8
