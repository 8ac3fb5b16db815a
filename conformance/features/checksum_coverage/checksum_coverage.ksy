# What checksums can be of: fields by path, ranges, everything before or after, the whole file with the
# checksum itself skipped or counted as a byte.
meta: {id: checksum_coverage, endian: le}
seq:
  - {id: tag, type: u2}
  - {id: inner, type: inner}
  - {id: high, type: b4}
  - {id: low, type: b4}
  - {id: num_parts, type: u1}
  - {id: parts, type: part, repeat: expr, repeat-expr: num_parts}
  - {id: paths, type: u4, -twin-checksum: {algorithm: crc-32, of: [inner.name, bytes: [0xca, 0xfe], parts.a]}}
  - {id: range, type: u2, -twin-checksum: {algorithm: sum-16, of: {from: high, to: parts}}}
  - {id: all_before, type: u4, -twin-checksum: {algorithm: crc-32, of: before}}
  - id: whole
    type: u1
    -twin-checksum: {algorithm: sum-8, of: file, self: 0x20, blank: [skipped]}
  - {id: skipped, type: u1, -twin-checksum: {algorithm: xor-8, of: struct}}
  - {id: all_after, type: u4, -twin-checksum: {algorithm: crc-32, of: after}}
  - {id: len_note, type: u1}
  - {id: note, type: str, size: len_note, encoding: ASCII}
types:
  inner:
    seq:
      - {id: len_name, type: u1}
      - {id: name, type: str, size: len_name, encoding: ASCII}
      - {id: crc, type: u2, -twin-checksum: {algorithm: crc-16, of: [_parent.tag, name]}}
  part:
    seq:
      - {id: a, type: u1}
      - {id: b, type: u2}
