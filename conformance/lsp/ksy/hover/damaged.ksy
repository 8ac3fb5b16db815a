meta:
  id: damaged
  endian: le
seq:
  - id: num_rows
    type: u2
  - id: kind
    size: n§um_rows
  - id: other
    size†:‡ 4
    do§c: Another one.
  - id: last
    size: num_r§ows * 2
