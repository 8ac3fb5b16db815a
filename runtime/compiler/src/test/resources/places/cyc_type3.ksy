# bad-spec cyc_type3.ksy:7:63 t
meta:
  id: cyc_type3
  endian: le
seq:
  - {id: n, type: t}
types: {t: {seq: [{id: y, type: u}]}, u: {seq: [{id: z, type: t}]}}
