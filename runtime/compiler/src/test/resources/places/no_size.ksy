# bad-spec no_size.ksy:5:5 id: a
meta:
  id: no_size
seq:
  - id: a
    doc: neither a type nor a size
