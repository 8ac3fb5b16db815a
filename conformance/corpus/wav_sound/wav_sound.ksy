meta:
  id: wav_sound
  title: Waveform audio
  file-extension: wav
  license: CC0-1.0
  endian: le
  imports:
    - /common/riff_chunk
seq:
  - id: riff
    type: riff_chunk("")
    valid:
      expr: riff.is_list
instances:
  chunks:
    value: riff.list.chunks
  format:
    io: chunks[0].slot._io
    type: format
    if: chunks[0].id == riff_chunk::id::fmt
  last:
    value: chunks.last.len
types:
  format:
    seq:
      - id: tag
        type: u2
        enum: tag
      - id: num_channels
        type: u2
      - id: rate
        type: u4
      - id: bytes_per_second
        type: u4
      - id: block
        type: u2
      - id: bits
        type: u2
      - id: len_extra
        type: u2
        if: not _io.eof
      - id: extra
        size: len_extra
        if: not _io.eof
    instances:
      is_plain:
        value: tag == tag::pcm
enums:
  tag:
    1: pcm
    2: adpcm
    3: ieee_float
    6: a_law
    7: mu_law
    0xfffe: extensible
