# A packed switch between structs and bytes.
meta: {id: switch_packed_values, endian: le}
seq:
  - {id: kind, type: u1}
  - {id: len, type: u1}
  - {id: a, size: len, process: zlib, type: {switch-on: kind, cases: {2: part}}}
types:
  part: {seq: [{id: x, type: u1}]}
