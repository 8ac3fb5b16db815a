meta: {id: high_scores, endian: be, encoding: ASCII}
seq:
  - {id: magic, contents: HISC}
  - {id: version, type: u1}
  - {id: entries, type: entry, repeat: eos}
types:
  entry:
    seq:
      - {id: name, type: strz}
      - {id: score, type: u4}
      - {id: ratio, type: f4}
