meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: version, type: u1, enum: ver, valid: {any-of: ['ver::one', 'ver::two', 'ver::three']}}
  - {id: x, type: u1}
  - {id: y, type: u1, if: version == ver::three}
enums:
  ver: {1: one, 2: two, 3: three}
