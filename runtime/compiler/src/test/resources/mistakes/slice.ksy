meta:
  id: slices
  encoding: ASCII
seq:
  - id: name
    type: str
    size: 8
instances:
  prefix:
    value: name[0:4]
  first:
    value: name[0]
