# unsupported-spec twin_unit_of_bytes.ksy:8:17 m
meta:
  id: twin_unit_of_bytes
  endian: le
seq:
  - id: a
    size: 4
    -twin-unit: m
