# The header of an archive of tar: a sum of bytes in octal digits, which counts its own field as blanks.
meta: {id: checksum_of_tar, endian: be, encoding: ASCII}
seq:
  - {id: header, type: header, size: 512}
  - {id: body, size-eos: true}
types:
  header:
    seq:
      - {id: name, type: strz, size: 100}
      - {id: mode, type: strz, size: 8}
      - {id: uid, type: strz, size: 8}
      - {id: gid, type: strz, size: 8}
      - {id: len_body, type: strz, size: 12}
      - {id: time, type: strz, size: 12}
      - id: sum
        type: str
        size: 8
        terminator: 0
        pad-right: 0x20
        -twin-checksum: {algorithm: sum-32, of: struct, self: 0x20, digits: octal, count: 6}
      - {id: kind, type: str, size: 1}
      - {id: link, type: strz, size: 100}
      - {id: magic, size: 8}
