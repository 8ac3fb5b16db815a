meta:
  id: object
  endian: le
doc: A spec that is called as a class of Java is, with types of its own.
seq:
  - {id: a, type: part}
  - {id: rest, type: part, repeat: eos}
types:
  part:
    seq:
      - {id: x, type: u1}
      - {id: y, type: inner}
    types:
      inner:
        seq:
          - {id: z, type: s2}
