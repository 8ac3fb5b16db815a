meta: {id: toy}
seq:
  - {id: magic, contents: AC}
  - {id: version, type: u1}
  - {id: free, type: u1, valid: {min: 3}}
  - {id: wide, type: u1, valid: {min: 1, max: 8}}
  - {id: tight, type: u1, valid: {min: 3, max: 8}}
  - {id: some, type: u1, valid: {any-of: [1, 2, 3]}}
  - {id: fewer, type: u1, valid: {any-of: [1]}}
  - {id: open, type: u1}
  - {id: odd, type: u1, valid: {expr: _ % 2 == 0}}
  - {id: fixed, type: u1, valid: 5}
