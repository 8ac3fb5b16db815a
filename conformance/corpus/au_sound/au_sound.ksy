meta:
  id: au_sound
  title: Sound of Sun and NeXT
  file-extension: [au, snd]
  license: CC0-1.0
  endian: be
seq:
  - id: magic
    contents: .snd
  - id: ofs_data
    type: u4
    valid:
      min: 24
  - id: header
    type: header
    size: ofs_data - 8
  - id: samples
    type:
      switch-on: header.encoding
      cases:
        'encoding::pcm8': s1
        'encoding::pcm16': s2
        'encoding::pcm32': s4
        'encoding::float32': f4
        'encoding::float64': f8
        _: u1
    repeat: eos
types:
  header:
    seq:
      - id: len_data
        type: u4
        enum: unknown_size
      - id: encoding
        type: u4
        enum: encoding
      - id: rate
        type: u4
      - id: num_channels
        type: u4
        valid:
          min: 1
      - id: comment
        type: strz
        encoding: ASCII
        size-eos: true
enums:
  unknown_size:
    0xffff_ffff: unknown
  encoding:
    1: mu_law8
    2: pcm8
    3: pcm16
    4: pcm24
    5: pcm32
    6: float32
    7: float64
    27: a_law8
