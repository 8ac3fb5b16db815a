meta:
  id: offsets_in_units
  endian: le
doc: Offsets in sectors of 16 bytes, after the first, and lengths in words.
seq:
  - {id: num_lumps, type: u1}
  - {id: lumps, type: lump, repeat: expr, repeat-expr: num_lumps}
types:
  lump:
    seq:
      - {id: sector, type: u1}
      - {id: num_words, type: u1}
    instances:
      start: {value: (sector + 1) * 16}
      body: {pos: start, size: num_words * 4}
