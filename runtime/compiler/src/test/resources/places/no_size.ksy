# bad-spec no_size.ksy:5:9 a
meta:
  id: no_size
seq:
  - id: a
    doc: neither a type nor a size
