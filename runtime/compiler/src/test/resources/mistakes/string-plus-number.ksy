meta:
  id: joined
  encoding: ASCII
seq:
  - id: name
    type: strz
  - id: number
    type: u1
instances:
  label:
    value: name + number
  twice:
    value: name * 2
  shown:
    value: "'n: ' + number.to_s + true"
