# Wide strings of a size, with padding, with and without expressions that read them.
meta: {id: wide_sized_strings, endian: le, encoding: UTF-16LE}
seq:
  - {id: fixed, type: strz, size: 8}
  - {id: padded, type: strz, size: 8, pad-right: 0x20}
  - {id: kept, type: strz, size: 8, include: true}
  - {id: len, type: u1}
  - {id: by_len, type: strz, size: len}
  - {id: only_padded, type: str, size: 8, pad-right: 0}
  - {id: seen, type: strz, size: 8}
  - {id: x, type: u1, if: seen == "ab"}
  - {id: four, type: strz, size: 12, encoding: UTF-32LE}
  - {id: rest, type: strz, size-eos: true}
