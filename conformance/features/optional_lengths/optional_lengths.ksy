# A length or a count with the same condition as the field that it measures.
meta: {id: optional_lengths, endian: le}
seq:
  - {id: has_name, type: u1}
  - {id: len_name, type: u2, if: has_name != 0}
  - {id: name, type: str, size: len_name, encoding: UTF-8, if: has_name != 0}
  - {id: flags, type: u1}
  - {id: num_items, type: u1, if: flags & 1 != 0}
  - {id: items, type: u2, repeat: expr, repeat-expr: num_items, if: flags & 1 != 0}
  - {id: len_other, type: u1, if: flags & 2 != 0}
  - {id: other, size: len_other, if: flags & 4 != 0}
