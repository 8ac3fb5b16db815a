meta:
  id: chunks
  encoding: ASCII
seq:
  - id: tag
    type: str
    size: 4
  - id: kind
    type: u1
  - id: body
    type:
      switch-on: tag
      cases:
        "'IHDR'": header
        "'IDATA'": header
        "'END'": header
  - id: more
    type:
      switch-on: kind
      cases:
        1: header
        0o1: header
        256: header
        -1: header
types:
  header:
    seq:
      - id: width
        type: u1
