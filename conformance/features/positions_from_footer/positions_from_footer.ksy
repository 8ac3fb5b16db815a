meta:
  id: positions_from_footer
  endian: le
seq:
  - {id: magic, contents: DIRF}
instances:
  footer:
    pos: _io.size - 8
    type: footer
  entries:
    pos: footer.ofs
    type: entry
    repeat: expr
    repeat-expr: footer.n
types:
  footer:
    seq:
      - {id: ofs, type: u4}
      - {id: n, type: u4}
  entry:
    seq:
      - {id: name, type: str, size: 8, encoding: ASCII, pad-right: 0}
      - {id: ofs, type: u4}
      - {id: len, type: u4}
    instances:
      body:
        io: _root._io
        pos: ofs
        size: len
