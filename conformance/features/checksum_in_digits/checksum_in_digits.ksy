# Sentences of NMEA 0183: an exclusive or in two hexadecimal digits.
meta: {id: checksum_in_digits, endian: be, encoding: ASCII}
seq:
  - {id: sentences, type: sentence, repeat: eos}
types:
  sentence:
    seq:
      - {id: begin, contents: $}
      - {id: text, type: str, terminator: 0x2a, consume: false}
      - {id: star, contents: '*'}
      - {id: sum, type: str, size: 2, -twin-checksum: {algorithm: xor-8, of: [text], digits: HEX}}
      - {id: end, contents: [13, 10]}
