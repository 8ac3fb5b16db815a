meta:
  id: offsets_out_of_order
  endian: le
  encoding: ASCII
doc: Strings in another order than the elements that refer to them.
seq:
  - {id: num_entries, type: u1}
  - {id: entries, type: entry, repeat: expr, repeat-expr: num_entries}
types:
  entry:
    seq:
      - {id: ofs_name, type: u2}
    instances:
      name: {pos: ofs_name, type: strz}
