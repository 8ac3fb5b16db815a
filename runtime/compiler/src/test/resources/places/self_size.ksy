# bad-spec self_size.ksy:6:20 xs
meta:
  id: self_size
  endian: le
seq:
  - {id: xs, size: xs.size}
