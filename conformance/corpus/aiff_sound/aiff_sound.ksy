meta:
  id: aiff_sound
  title: Audio Interchange File Format
  file-extension: [aif, aiff, aifc]
  license: CC0-1.0
  endian: be
  encoding: ascii
seq:
  - id: magic
    contents: FORM
  - id: len
    type: u4
  - id: form
    type: form
    size: len
types:
  form:
    seq:
      - id: kind
        type: str
        size: 4
        valid:
          any-of: ['"AIFF"', '"AIFC"']
      - id: chunks
        type: chunk
        repeat: eos
  chunk:
    seq:
      - id: id
        type: str
        size: 4
      - id: len
        type: u4
      - id: body
        size: len
        type:
          switch-on: id
          cases:
            '"COMM"': common
            '"SSND"': sound
            '"FVER"': version
      - id: padding
        size: len % 2
  common:
    seq:
      - id: num_channels
        type: s2
      - id: num_frames
        type: u4
      - id: bits
        type: s2
      - id: rate
        type: extended
      - id: compression
        type: str
        size: 4
        if: not _io.eof
      - id: compression_name
        type: pascal
        if: not _io.eof
  pascal:
    seq:
      - id: len
        type: u1
      - id: value
        type: str
        size: len
  extended:
    doc: A number of 80 bits as the 68881 has it.
    seq:
      - id: negative
        type: b1
      - id: exponent
        type: b15
      - id: mantissa
        type: b64
    instances:
      integer:
        value: 'mantissa >> (63 - (exponent - 16383))'
        if: exponent >= 16383 and exponent < 16446
  sound:
    seq:
      - id: offset
        type: u4
      - id: len_block
        type: u4
      - id: samples
        size-eos: true
  version:
    seq:
      - id: stamp
        type: u4
        enum: stamp
    enums:
      stamp:
        2726318400:
          id: version1
          doc: May 23, 1990, 2:40 pm
