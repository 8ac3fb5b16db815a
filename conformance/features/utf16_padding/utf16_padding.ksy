meta: {id: utf16_padding, encoding: UTF-16LE}
seq:
  - {id: a, type: str, size: 8, pad-right: 0}
  - {id: b, type: str, size: 8, pad-right: 0x20}
  - {id: c, type: str, size: 8, encoding: UTF-16BE, pad-right: 0}
  - {id: d, type: str, size: 8, encoding: UTF-32LE, pad-right: 0}
