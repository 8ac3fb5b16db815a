meta: {id: toy}
-twin-format: {title: Toy, version: 1.1}
-twin-refuse: not any more
seq:
  - {id: magic, type: u1}
  - {id: a, type: foo}
types:
  foo:
    meta:
      endian: {switch-on: _root.magic, cases: {2: le, _: be}}
    seq: [{id: x, type: u2}]
