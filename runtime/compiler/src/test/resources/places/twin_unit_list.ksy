# bad-spec twin_unit_list.ksy:6:17 [m, cm]
meta: {id: twin_unit_list, endian: le}
seq:
  - id: a
    type: f4
    -twin-unit: [m, cm]
