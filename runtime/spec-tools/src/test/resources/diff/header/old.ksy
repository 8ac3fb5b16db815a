meta: {id: toy}
-twin-format: {title: Toy, version: 1.0}
seq:
  - {id: magic, type: u1}
  - {id: a, type: foo}
types:
  foo:
    meta:
      endian: {switch-on: _root.magic, cases: {1: le, _: be}}
    seq: [{id: x, type: u2}]
