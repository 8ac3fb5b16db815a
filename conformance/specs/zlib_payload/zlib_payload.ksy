meta:
  id: zlib_payload
  title: Packed bodies behind their lengths
  endian: le
seq:
  - {id: len_note, type: u4}
  - {id: note, size: len_note, process: zlib}
  - {id: num_parts, type: u2}
  - {id: parts, type: part, repeat: expr, repeat-expr: num_parts}
types:
  part:
    seq:
      - {id: len_body, type: u4}
      - {id: body, size: len_body, process: zlib, type: words}
  words:
    seq:
      - {id: num_words, type: u2}
      - {id: words, type: strz, encoding: UTF-8, repeat: expr, repeat-expr: num_words}
