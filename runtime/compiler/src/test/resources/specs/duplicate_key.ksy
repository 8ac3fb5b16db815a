# bad-spec: found duplicate key type
meta:
  id: duplicate_key
seq:
  - id: one
    type: u1
    type: u2be
