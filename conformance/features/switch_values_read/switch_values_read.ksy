# Switches between plain values and structs that expressions read.
meta: {id: switch_values_read, endian: le, encoding: ASCII}
seq:
  - {id: tag, type: u1}
  - {id: value, type: {switch-on: tag, cases: {1: u1, 2: other, 3: u8, 4: s4, 5: strz}}}
  - {id: body, if: tag == 1, size: value.as<u1>}
  - {id: body2, if: tag == 2, size: value.as<other>.value}
  - {id: body3, if: tag == 3, size: value.as<u8>}
types:
  other: {seq: [{id: value, type: u1}]}
instances:
  twice: {value: value.as<u1> * 2, if: tag == 1}
  text: {value: value.as<str>.length, if: tag == 5}
