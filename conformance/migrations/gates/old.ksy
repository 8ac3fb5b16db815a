meta: {id: gates, endian: le}
-twin-format: {id: gates, title: Gates, version: 1}

seq:
  - {id: header, type: header}
  - {id: has_note, type: u1}
  - {id: note, type: strz, encoding: UTF-8, if: has_note != 0}
  - {id: num_parts, type: u1}
  - {id: parts, type: part, repeat: expr, repeat-expr: num_parts}
types:
  header:
    seq:
      - {id: version, type: u1, valid: {any-of: [1, 2]}}
      - {id: flags, type: u1}
  part:
    seq:
      - {id: id, type: strz, encoding: ASCII}
      - {id: extra, type: u1, if: _root.header.version >= 2}
