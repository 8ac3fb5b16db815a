meta: {id: word_list, endian: le, encoding: UTF-8}
seq:
  - {id: language, type: u2}
  - {id: words, type: word, repeat: until, repeat-until: _.len == 0}
  - {id: count, type: u4}
types:
  word:
    seq:
      - {id: len, type: u1}
      - {id: chars, type: str, size: len}
