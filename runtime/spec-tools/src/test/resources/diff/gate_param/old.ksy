meta: {id: toy, endian: le}
-twin-format: {title: Toy, version: "1"}
seq:
  - {id: version, type: u1, valid: 1}
  - {id: body, type: body(version)}
types:
  body:
    params: [{id: v, type: u1}]
    seq:
      - {id: x, type: u1}
      - {id: w, type: strz, encoding: UTF-8}
