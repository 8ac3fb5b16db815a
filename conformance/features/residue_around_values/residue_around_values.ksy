# Bits that no field reads before and after a count: the count can still be edited.
meta: {id: residue_around_values, endian: le}
seq:
  - {id: before, type: b4}
  - {id: num_items, type: u1}
  - {id: after, type: b4}
  - {id: len_rest, type: u1}
  - {id: last, type: b4}
  - {id: items, type: u1, repeat: expr, repeat-expr: num_items}
  - {id: rest, size: len_rest}
