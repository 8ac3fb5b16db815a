# unsupported-spec adapter_odd.ksy:6:9 t
meta:
  id: adapter_odd
  endian: le
seq: [{id: a, type: t}]
types: {t: {-twin-adapter: leb128, seq: [{id: x, type: u1}]}}
