meta: {id: toy, endian: le}
seq:
  - {id: records, type: record, repeat: eos}
types:
  record:
    seq:
      - {id: tag, type: u1}
      - {id: other, type: u1}
      - id: body
        type: {switch-on: tag, cases: {1: first, 3: u4, 4: two}}
      - id: sized
        size: 2
        type: {switch-on: tag, cases: {1: first, 2: two}}
      - id: by
        type: {switch-on: other, cases: {1: u1, _: u2}}
  first: {seq: [{id: value, type: u1}]}
  two: {seq: [{id: left, type: u1}, {id: right, type: u2}]}
