meta: {id: toy}
seq:
  - {id: len, type: u1}
  - {id: body, size: len}
  - {id: name, type: str, size: 8, pad-right: 0, encoding: ASCII}
  - {id: short, type: str, size: 8, pad-right: 0, encoding: ASCII}
  - {id: fixed, size: 4}
  - {id: ended, type: strz, encoding: ASCII}
  - {id: filled, type: str, size: 4, pad-right: 0, encoding: ASCII}
  - {id: coded, type: str, size: 4, encoding: UTF-8}
  - {id: xored, size: 2, process: xor(1)}
  - {id: packed, size-eos: true, process: zlib}
