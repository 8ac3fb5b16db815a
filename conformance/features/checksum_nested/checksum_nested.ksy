# Checksums of structs that contain checksums, down to any depth, and a digest of everything.
meta: {id: checksum_nested, endian: be, encoding: ASCII}
seq:
  - {id: magic, contents: NST}
  - {id: root, type: node}
  - {id: digest, size: 20, -twin-checksum: {algorithm: sha-1, of: before}}
types:
  node:
    seq:
      - {id: kind, type: str, size: 1}
      - {id: len_content, type: u1}
      - {id: num_children, type: u1}
      - {id: content, type: str, size: len_content}
      - {id: children, type: node, repeat: expr, repeat-expr: num_children}
      - {id: crc, type: u4, -twin-checksum: {algorithm: crc-32, of: before}}
