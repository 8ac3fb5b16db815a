# bad-spec no_id.ksy:2:1 meta
meta:
  endian: le
seq: []
