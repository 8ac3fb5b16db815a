meta:
  id: wide_strings
  title: Strings of wide characters
  endian: le
seq:
  - {id: fixed, type: strz, size: 20, encoding: UTF-16LE}
  - {id: num_chars, type: u2}
  - {id: counted, type: str, size: num_chars * 2, encoding: UTF-16LE}
  - {id: ended, type: strz, encoding: UTF-16BE}
  - {id: rest, type: str, size-eos: true, encoding: UTF-16BE}
