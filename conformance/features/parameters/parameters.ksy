meta:
  id: parameters
  endian: le
  encoding: ASCII
seq:
  - {id: hdr, type: hdr}
  - {id: key, size: 2}
  - {id: items, type: 'item(hdr, hdr.kind, key, hdr.name, hdr.f, _index)', repeat: expr, repeat-expr: 2}
  - {id: wrapped, type: wrap, parent: hdr}
  - {id: x, size: 4, process: xor(key)}
  - {id: many, size: 6, type: zz, repeat: expr, repeat-expr: 2, process: ror(2)}
types:
  hdr:
    seq:
      - {id: kind, type: u1, enum: k}
      - {id: name, type: str, size: 2}
      - {id: f, type: b1}
  item:
    params:
      - {id: h, type: hdr}
      - {id: k, type: u1, enum: k}
      - {id: b, type: bytes}
      - {id: s, type: str}
      - {id: f, type: bool}
      - {id: i, type: u4}
    seq:
      - {id: v, type: u1, if: f and k == k::b and h.kind == k::b}
      - {id: w, type: u2, if: s == "hi" and i == 1}
    instances:
      blen: {value: b.length}
  wrap:
    seq:
      - {id: v, type: u1, if: '_parent.kind == k::b'}
  zz:
    seq: [{id: q, type: u2}, {id: r, type: str, size: 2}]
enums:
  k: {1: a, 2: b}
