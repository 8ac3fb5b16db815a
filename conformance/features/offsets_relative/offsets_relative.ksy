meta:
  id: offsets_relative
  endian: be
  encoding: ASCII
doc: Offsets from the start of a table of strings, of which the header has the position.
seq:
  - {id: header, type: header}
  - {id: symbols, type: symbol, repeat: expr, repeat-expr: header.num_symbols}
types:
  header:
    seq:
      - {id: num_symbols, type: u1}
      - {id: ofs_strings, type: u2}
  symbol:
    seq:
      - {id: address, type: u4}
      - {id: ofs_name, type: u2}
    instances:
      name: {pos: _root.header.ofs_strings + ofs_name, type: strz}
