meta: {id: strings, endian: le}
-twin-format: {id: strings, title: Strings, version: 2}
seq:
  - {id: magic, contents: ST}
  - {id: num_entries, type: u1}
  - {id: entries, type: entry, repeat: expr, repeat-expr: num_entries}
types:
  entry:
    seq:
      - {id: ofs_title, type: u4, -twin-aliases: [ofs_name]}
      - {id: kind, type: u2}
      - {id: weight, type: u1, -twin-default: 1}
    instances:
      title: {pos: ofs_title, type: strz, encoding: UTF-8, -twin-aliases: {name: 2}}
