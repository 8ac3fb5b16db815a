meta:
  id: bits_in_both_orders
  endian: le
  bit-endian: be
seq:
  - {id: a, type: b4}
  - {id: b, type: b12le}
  - {id: c, type: b3le}
  - {id: d, type: b13}
  - {id: e, type: b1le}
  - {id: f, type: u1}
instances:
  negated:
    value: -b
