meta: {id: gates, endian: le}
-twin-format: {id: gates, title: Gates, version: 3}

seq:
  - {id: header, type: header}
  - {id: has_note, type: u1}
  - {id: note, type: strz, encoding: UTF-8, if: has_note != 0}
  - {id: num_parts, type: u1}
  - {id: parts, type: part, repeat: expr, repeat-expr: num_parts}
  - {id: tail, type: tail, if: header.version >= 3}
types:
  header:
    seq:
      - {id: version, type: u1, valid: {any-of: [1, 2, 3]}}
      - {id: flags, type: u1}
      - {id: size, type: u4, -twin-default: 0, if: version >= 3}
  part:
    seq:
      - {id: id, type: strz, encoding: ASCII}
      - {id: extra, type: u1, -twin-default: 9, if: _root.header.version == 2}
      - {id: more, type: u2, -twin-default: 5, if: _root.header.version >= 3 and _root.header.flags == 1}
  tail:
    seq:
      - {id: a, type: u1, -twin-default: 1}
      - {id: b, type: u1, -twin-default: 2, if: a == 1}
