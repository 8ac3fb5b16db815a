meta: {id: toy, endian: be, encoding: ASCII}
seq:
  - {id: number, type: u1}
  - {id: extra, type: extra}
types:
  extra:
    seq:
      - {id: note, type: strz, if: not _io.eof}
