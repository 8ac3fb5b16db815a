# unsupported-spec: requires a condition that does not depend on the stream
meta: {id: checksum_stream, endian: le}
seq:
  - {id: a, type: u1}
  - {id: sum, type: u1, if: not _io.eof, -twin-checksum: {algorithm: sum-8, of: [a]}}
