meta: {id: toy}
seq:
  - {id: magic, contents: AB}
  - {id: version, type: u1, valid: 1}
  - {id: free, type: u1}
  - {id: wide, type: u1, valid: {min: 2, max: 8}}
  - {id: tight, type: u1, valid: {min: 2, max: 8}}
  - {id: some, type: u1, valid: {any-of: [1, 2]}}
  - {id: fewer, type: u1, valid: {any-of: [1, 2]}}
  - {id: open, type: u1, valid: {max: 9}}
  - {id: odd, type: u1, valid: {expr: _ % 2 == 1}}
  - {id: fixed, type: u1}
