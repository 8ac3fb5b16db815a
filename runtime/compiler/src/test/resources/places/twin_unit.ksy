# unsupported-spec twin_unit.ksy:13:21 kg
meta:
  id: twin_unit
  endian: le
seq:
  - id: a
    type: inner
types:
  inner:
    seq:
      - id: b
        type: f4
        -twin-unit: kg
