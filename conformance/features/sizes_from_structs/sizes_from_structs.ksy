# Sizes from other structs: a header with a size and counts, a computed length, and a number in a
# separate type with several encodings.
meta: {id: sizes_from_structs, endian: le}
seq:
  - {id: len_head, type: u1}
  - {id: head, type: head, size: len_head}
  - {id: items, type: u1, repeat: expr, repeat-expr: head.num_items}
  - {id: len_block, type: u2}
  - {id: block, size: len_body}
  - {id: len_rest, type: packed}
  - {id: rest, size: len_rest.value}
instances:
  len_body: {value: len_block - 2}
types:
  head:
    seq:
      - {id: num_items, type: u1}
      - {id: name, type: strz, encoding: ASCII}
  packed:
    seq: [{id: bits, type: u1}]
    instances:
      value: {value: bits & 0x7f}
