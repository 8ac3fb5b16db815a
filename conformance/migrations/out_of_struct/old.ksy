meta: {id: out_of_struct, endian: le}
-twin-format: {id: out_of_struct, title: OutOfStruct, version: 1}

seq:
  - {id: header, type: header}
  - {id: info, type: info}
types:
  header:
    seq:
      - {id: width, type: u2}
      - {id: height, type: u2}
      - {id: flags, type: u1}
  info:
    seq:
      - {id: author, type: strz, encoding: UTF-8}
      - {id: title, type: strz, encoding: UTF-8}
