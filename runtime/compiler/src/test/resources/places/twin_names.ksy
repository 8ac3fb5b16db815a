# bad-spec twin_names.ksy:5:38 [1]
meta:
  id: twin_names
  endian: le
seq: [{id: a, type: u1, -twin-names: [1]}]
