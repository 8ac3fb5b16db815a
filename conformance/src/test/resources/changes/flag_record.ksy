meta: {id: flag_record, endian: be, bit-endian: be, encoding: UTF-8}
seq:
  - {id: urgent, type: b1}
  - {id: level, type: b3}
  - {id: rest, type: b4}
  - {id: code, type: u2}
  - {id: label, type: str, size: 6, pad-right: 32}
  - {id: tail, size: 4}
