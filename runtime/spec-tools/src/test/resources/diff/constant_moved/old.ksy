meta: {id: toy, endian: be, encoding: ASCII}
# Texts do not contain constants, wherever they are.
seq:
  - {id: magic, contents: TOY}
  - {id: number, type: u1}
  - {id: end, contents: [0]}
