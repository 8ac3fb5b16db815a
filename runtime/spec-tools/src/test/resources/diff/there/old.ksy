meta: {id: toy}
seq:
  - {id: has_name, type: u1}
  - {id: name, type: u1, if: has_name != 0}
  - {id: kind, type: u1}
  - {id: extra, type: u1, if: kind > 3}
  - {id: always, type: u1}
  - {id: count, type: u1}
  - {id: items, type: u1, repeat: expr, repeat-expr: count}
  - {id: others, type: u1, repeat: expr, repeat-expr: count}
  - {id: last, type: u1}
instances:
  here: {pos: 0, type: u1}
  twice: {value: kind * 2}
  limit: {value: 3}
  gone: {value: 1}
