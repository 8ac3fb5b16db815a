meta:
  id: offsets_aligned
  endian: be
  encoding: ASCII
doc: Tables at multiples of four bytes.
seq:
  - {id: num_tables, type: u2}
  - {id: tables, type: table, repeat: expr, repeat-expr: num_tables}
types:
  table:
    seq:
      - {id: tag, type: str, size: 4}
      - {id: ofs_content, type: u4}
      - {id: len_content, type: u4}
    instances:
      content: {io: _root._io, pos: ofs_content, size: len_content}
