# The size of a field that follows: it needs no value.
meta: {id: size_of_later_field, endian: le}
seq:
  - {id: len_header, type: u2}
  - {id: body, size: len_header - end._sizeof - part._sizeof}
  - {id: end, contents: [0x0d]}
  - {id: part, size: 3, type: part}
instances:
  size: {value: part._sizeof}
types:
  part: {seq: [{id: x, type: u1}]}
