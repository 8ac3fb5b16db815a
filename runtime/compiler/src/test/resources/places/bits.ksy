# unsupported-spec bits.ksy:5:12 a
meta:
  id: bits
  endian: le
seq: [{id: a, type: b99999}]
