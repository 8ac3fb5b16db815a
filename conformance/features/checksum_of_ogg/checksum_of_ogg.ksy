# Pages of Ogg: a CRC that counts itself as zeros, of a polynomial that is not reflected.
meta: {id: checksum_of_ogg, endian: le}
seq:
  - {id: pages, type: page, repeat: eos}
types:
  page:
    seq:
      - {id: magic, contents: OggS}
      - {id: version, contents: [0]}
      - {id: kind, type: u1}
      - {id: granule, type: u8}
      - {id: stream, type: u4}
      - {id: number, type: u4}
      - id: crc
        type: u4
        -twin-checksum:
          algorithm: {width: 32, poly: 0x04c11db7, init: 0, refin: false, refout: false, xorout: 0}
          of: struct
          self: 0
      - {id: num_segments, type: u1}
      - {id: len_segments, type: u1, repeat: expr, repeat-expr: num_segments}
      - {id: segments, size: 'len_segments[_index]', repeat: expr, repeat-expr: num_segments}
