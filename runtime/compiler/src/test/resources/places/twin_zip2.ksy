# bad-spec twin_zip2.ksy:5:16 a
meta:
  id: twin_zip2
  endian: le
-twin-zip: {A: a}
seq: [{id: a, type: u1}]
