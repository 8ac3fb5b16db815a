meta: {id: out_of_struct, endian: le}
-twin-format: {id: out_of_struct, title: OutOfStruct, version: 2}

seq:
  - {id: width, type: u4}
  - {id: height, type: u1}
  - {id: title, type: strz, encoding: UTF-8}
  - {id: info, type: info}
types:
  info:
    seq:
      - {id: author, type: strz, encoding: UTF-8}
