meta:
  id: early
seq:
  - id: body
    type: body
  - id: len
    type: u1
types:
  body:
    seq:
      - id: data
        size: _parent.len
