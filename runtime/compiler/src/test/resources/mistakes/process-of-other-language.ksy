meta:
  id: packed
seq:
  - id: body
    size: 16
    process: gzip
  - id: masked
    size: 16
    process: xor 0x55
  - id: rotated
    size: 16
    process: rol(a)
