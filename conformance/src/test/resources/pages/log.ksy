meta:
  id: log
  endian: le
seq:
  - id: num_samples
    type: u1
  - id: samples
    type: sample
    repeat: expr
    repeat-expr: num_samples
types:
  sample:
    seq:
      - id: time
        type: u2
      - id: volts
        type: u2
