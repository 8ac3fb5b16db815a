meta:
  id: switch_of_numbers
  endian: le
seq:
  - id: wide
    type: u1
  - id: len
    type:
      switch-on: wide
      cases:
        0: u1
        1: u4
        2: s2
  - id: data
    size: len
    if: wide < 2
instances:
  twice:
    value: len * 2
    if: wide < 3
