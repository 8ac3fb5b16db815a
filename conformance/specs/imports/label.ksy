meta:
  id: label
  endian: le
seq:
  - {id: len_text, type: u1}
  - {id: text, type: str, size: len_text, encoding: ISO-8859-1}
