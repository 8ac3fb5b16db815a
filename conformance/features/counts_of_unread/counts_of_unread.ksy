# The count of what cannot be read, in another struct: it is any number of eight bytes.
meta: {id: counts_of_unread, endian: le}
seq:
  - {id: head, type: head}
instances:
  items: {pos: head.ofs_items, type: u2, repeat: expr, repeat-expr: head.num_items}
types:
  head: {seq: [{id: num_items, type: u8}, {id: ofs_items, type: u8}]}
