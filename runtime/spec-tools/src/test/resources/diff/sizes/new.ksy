meta: {id: toy}
seq:
  - {id: len, type: u1}
  - {id: body, size: len * 2}
  - {id: name, type: str, size: 16, pad-right: 0, encoding: ASCII}
  - {id: short, type: str, size: 4, pad-right: 0, encoding: ASCII}
  - {id: fixed, size: 6}
  - {id: ended, type: str, terminator: 10, encoding: ASCII}
  - {id: filled, type: str, size: 4, pad-right: 32, encoding: ASCII}
  - {id: coded, type: str, size: 4, encoding: SHIFT_JIS}
  - {id: xored, size: 2, process: xor(2)}
  - {id: packed, size-eos: true}
