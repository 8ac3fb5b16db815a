meta: {id: strings, endian: le}
-twin-format: {id: strings, title: Strings, version: 1}
seq:
  - {id: magic, contents: ST}
  - {id: num_entries, type: u1}
  - {id: entries, type: entry, repeat: expr, repeat-expr: num_entries}
types:
  entry:
    seq:
      - {id: ofs_name, type: u2}
      - {id: kind, type: u1}
    instances:
      name: {pos: ofs_name, type: strz, encoding: ASCII}
