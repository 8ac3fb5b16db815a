# unsupported-spec encoding.ksy:5:12 a
meta:
  id: encoding
  endian: le
seq: [{id: a, type: str, size: 3, encoding: WAT}]
