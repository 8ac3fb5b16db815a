meta: {id: clip_table, endian: le, encoding: UTF-8}
seq:
  - {id: rate, type: f4}
  - {id: loops, type: s1}
  - {id: tag, type: u1, valid: {any-of: [1, 2, 3]}}
  - {id: num_clips, type: u1}
  - {id: clips, type: clip, repeat: expr, repeat-expr: num_clips}
  - {id: rest, size-eos: true}
types:
  clip:
    seq:
      - {id: start, type: u4}
      - {id: end, type: u4}
      - {id: weight, type: f4}
