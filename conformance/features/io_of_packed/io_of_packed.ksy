meta:
  id: io_of_packed
  endian: le
doc: An instance that reads what another struct has packed; its bytes stay with that struct.
seq:
  - {id: len, type: u1}
  - {id: packed, type: holder, size: len, process: zlib}
instances:
  outside:
    io: packed._io
    pos: 0
    size: 40
types:
  holder:
    seq:
      - {id: slot, type: slot, size: 4}
    instances:
      inside:
        io: slot._io
        pos: 0
        type: u2
  slot: {}
