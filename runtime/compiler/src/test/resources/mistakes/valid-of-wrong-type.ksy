meta:
  id: valid
  encoding: ASCII
seq:
  - id: version
    type: u2le
    valid: "'1.0'"
  - id: name
    type: str
    size: 4
    valid:
      any-of: [1, 2]
  - id: count
    type: u1
    valid:
      minimum: 1
      max: limit
