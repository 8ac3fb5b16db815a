meta: {id: computed, endian: le}
-twin-format: {id: computed, title: Computed, version: 1}
seq:
  - {id: numbers, type: u1, repeat: expr, repeat-expr: 3}
  - {id: num_entries, type: u1}
  - {id: entries, type: entry, repeat: expr, repeat-expr: num_entries}
  - {id: check, type: u4, -twin-checksum: {algorithm: crc-32, of: [numbers]}}
instances:
  total: {value: "numbers[0] + numbers[1]"}
types:
  entry:
    seq:
      - {id: number, type: u1}
      - {id: label, type: strz, encoding: UTF-8}
      - {id: more, type: u2, repeat: expr, repeat-expr: number}
    instances:
      twice: {value: number * 2}
