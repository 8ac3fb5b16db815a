meta:
  id: positions_beyond_end
  endian: le
  encoding: ASCII
doc: Positions that lead beyond the end of their stream after an edit.
seq:
  - {id: header, type: header}
  - {id: num_items, type: u1}
  - {id: items, type: item, repeat: expr, repeat-expr: num_items}
  - {id: box, size: 6, type: box}
  - {id: slot, size: header.len_slot, type: slot}
instances:
  first:
    pos: header.ofs_first
    type: u4
  second:
    pos: second_start
    size: 3
  second_start:
    value: header.half_ofs_second * 2 + 1
  in_slot:
    io: slot._io
    pos: header.ofs_in_slot
    type: u2
  last:
    pos: _io.size - header.from_end
    type: u1
types:
  slot: {}
  header:
    seq:
      - {id: ofs_first, type: u4}
      - {id: half_ofs_second, type: u2}
      - {id: len_slot, type: u1}
      - {id: ofs_in_slot, type: u1}
      - {id: from_end, type: u1}
  item:
    seq:
      - {id: name, type: strz}
      - {id: ofs, type: u4}
    instances:
      body:
        pos: ofs
        type: u1
  box:
    seq:
      - {id: ofs, type: u1}
    instances:
      inner:
        pos: ofs
        type: u2
