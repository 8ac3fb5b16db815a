meta: {id: toy}
seq:
  - {id: has_name, type: u1}
  - {id: name, type: u1, if: has_name == 7}
  - {id: kind, type: u1}
  - {id: extra, type: u1, if: kind > limit}
  - {id: always, type: u1, if: kind == 1 or kind == 2}
  - {id: count, type: u1}
  - {id: items, type: u1, repeat: expr, repeat-expr: count * 2}
  - {id: others, type: u1, repeat: eos}
  - {id: last, type: u1, if: not _io.eof}
instances:
  here: {pos: 1, type: u1}
  twice: {value: kind + kind}
  limit: {value: 4}
  come: {value: 1}
