meta:
  id: io_of_slots
  endian: le
  encoding: ASCII
doc: |
  Instances that read the streams of other structs: empty slots of list elements, slots within
  slots, the streams of a parent and of an instance that is declared later.
seq:
  - {id: chunks, type: chunk, repeat: expr, repeat-expr: 3}
  - {id: box, size: 8, type: box}
  - {id: scrambled, size: 3, type: slot, process: xor(0x0f)}
instances:
  numbers:
    io: chunks[0].slot._io
    pos: 0
    type: u2
    repeat: eos
  text:
    io: chunks[1].slot._io
    pos: 0
    type: strz
  bytes:
    io: chunks[1].slot._io
    pos: 3
    size: 2
  again:
    io: chunks[1].slot._io
    pos: 4
    type: u1
  wrapped:
    io: chunks[2].slot._io
    pos: 0
    type: wrap
    repeat: eos
  late_number:
    io: late._io
    pos: 0
    type: u1
  late:
    pos: late_start
    size: 4
    type: slot
  late_start:
    value: _root._io.size - 4
  clear:
    io: scrambled._io
    pos: 0
    type: pair
types:
  slot: {}
  pair:
    seq: [{id: x, type: u1}, {id: y, type: u1}]
  chunk:
    seq:
      - {id: len_slot, type: u1}
      - {id: slot, size: len_slot, type: slot}
  wrap:
    seq:
      - {id: chunk, type: chunk}
    instances:
      kind:
        io: chunk.slot._io
        pos: 0
        type: u1
      body:
        io: chunk.slot._io
        pos: 1
        type:
          switch-on: kind
          cases:
            1: pair
            2: wrap
  box:
    seq:
      - {id: start, type: u1}
      - {id: inner, size: 3, type: inner}
    types:
      inner:
        instances:
          of_parent:
            io: _parent._io
            pos: _parent.start
            type: pair
          of_root:
            io: _root._io
            pos: 0
            type: u1
          own:
            pos: 0
            type: u2
