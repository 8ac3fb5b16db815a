meta:
  id: switch_of_structs
  endian: be
  encoding: ASCII
seq:
  - {id: hdr, type: hdr}
  - {id: chunks, type: chunk, repeat: eos}
types:
  hdr:
    seq:
      - {id: ver, type: u1}
  chunk:
    seq:
      - {id: len, type: u4}
      - {id: tag, type: str, size: 4}
      - id: body
        size: len
        type:
          switch-on: tag
          cases:
            '"HEAD"': head
            '"TEXT"': text
      - {id: crc, type: u4}
  head:
    seq:
      - {id: w, type: u2}
      - id: v
        type:
          switch-on: _root.hdr.ver
          cases:
            1: u2
            2: u4
            _: f8
  text:
    seq:
      - {id: key, type: strz}
      - {id: val, type: str, size-eos: true}
