# Offsets, compressed bytes and checksums together: the offset counts a checksum that may be absent, checksums
# cover the offset, and the compressed bytes contain one.
meta: {id: checksum_with_offsets, endian: le, encoding: ASCII}
seq:
  - {id: magic, contents: OF}
  - {id: flags, type: u1}
  - {id: ofs_table, type: u4}
  - {id: len_body, type: u4}
  - {id: body, size: len_body, process: zlib, type: body}
  - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: [body], unpack: process}}
  - {id: header_crc, type: u2, if: flags & 1 != 0, -twin-checksum: {algorithm: crc-16, of: before}}
instances:
  table: {pos: ofs_table, type: table}
types:
  body:
    seq:
      - {id: len_content, type: u2}
      - {id: content, type: str, size: len_content}
      - {id: sum, type: u1, -twin-checksum: {algorithm: sum-8, of: before}}
  table:
    seq:
      - {id: num_strings, type: u1}
      - {id: strings, type: strz, repeat: expr, repeat-expr: num_strings}
      - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: file}}
