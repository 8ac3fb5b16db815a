meta:
  id: counts_in_header
  endian: le
  encoding: UTF-8
seq:
  - {id: header, type: header}
  - {id: items, type: item, repeat: expr, repeat-expr: header.counts.n}
  - {id: blob, size: header.len_blob - 4}
  - {id: tail, type: tail}
types:
  header:
    seq:
      - {id: ver, type: u2}
      - {id: counts, type: counts}
      - {id: len_blob, type: u4}
  counts:
    seq:
      - {id: n, type: u1}
  item:
    seq:
      - {id: len, type: u2}
      - {id: s, type: str, size: len * 2}
  tail:
    seq:
      - {id: size, type: u4}
      - {id: body, type: body, size: size - 8}
  body:
    seq:
      - {id: x, type: u1}
      - {id: y, type: strz}
