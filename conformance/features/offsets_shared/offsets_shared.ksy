meta:
  id: offsets_shared
  endian: le
  encoding: ASCII
doc: Elements that share a string, or the end of one.
seq:
  - {id: num_entries, type: u1}
  - {id: entries, type: entry, repeat: expr, repeat-expr: num_entries}
types:
  entry:
    seq:
      - {id: ofs_name, type: u2}
    instances:
      name: {pos: ofs_name, type: strz}
