meta:
  id: letter
  title: Letter
  endian: le
  encoding: UTF-8
seq:
  - {id: magic, contents: LETTER}
  - {id: num_lines, type: u2}
  - {id: len_lines, type: u4}
  - {id: crc, type: u4}
  - {id: lines, type: line, repeat: eos}
types:
  line:
    seq:
      - {id: words, type: strz}
