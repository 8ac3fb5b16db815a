meta:
  id: offsets_by_level
  endian: le
  encoding: ASCII
doc: All names, then all bodies.
seq:
  - {id: num_entries, type: u1}
  - {id: entries, type: entry, repeat: expr, repeat-expr: num_entries}
types:
  entry:
    seq:
      - {id: ofs_name, type: u1}
      - {id: ofs_body, type: u1}
      - {id: len_body, type: u1}
    instances:
      name: {pos: ofs_name, type: strz}
      body: {pos: ofs_body, size: len_body}
