meta: {id: size_of_field, endian: le}
seq:
  - {id: head, type: head}
  - {id: pad, size: 8 - head._sizeof}
  - {id: mark, type: u2}
  - {id: rest, size: mark._sizeof + sizeof<head>}
types:
  head:
    seq:
      - {id: a, type: u2}
      - {id: b, type: u1}
