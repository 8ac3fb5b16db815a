meta:
  id: optional
  endian: le
seq:
  - id: extra
    type: u4
    if: has_extra
  - id: flags
    type: u1
instances:
  has_extra:
    value: flags & 1 != 0
