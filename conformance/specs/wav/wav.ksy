meta:
  id: wav
  title: Sound with 16 bits per sample, in chunks
  endian: le
  encoding: ASCII
seq:
  - {id: magic, contents: RIFF}
  - {id: len_form, type: u4}
  - {id: form, type: form, size: len_form}
types:
  form:
    seq:
      - {id: kind, contents: WAVE}
      - {id: chunks, type: chunk, repeat: eos}
  chunk:
    seq:
      - {id: id, type: str, size: 4}
      - {id: len_body, type: u4}
      - id: body
        size: len_body
        type:
          switch-on: id
          cases:
            '"fmt "': format
            '"data"': data
            '"LIST"': notes
      - {id: pad, contents: [0], if: len_body % 2 == 1}
  format:
    seq:
      - {id: codec, type: u2, enum: codecs}
      - {id: num_channels, type: u2}
      - {id: sample_rate, type: u4}
      - {id: bytes_per_second, type: u4}
      - {id: bytes_per_frame, type: u2}
      - {id: bits_per_sample, type: u2}
  data:
    seq:
      - {id: samples, type: s2, repeat: eos}
  notes:
    seq:
      - {id: kind, type: str, size: 4}
      - {id: entries, type: entry, repeat: eos}
  entry:
    seq:
      - {id: id, type: str, size: 4}
      - {id: len_text, type: u4}
      - {id: text, type: str, size: len_text}
      - {id: pad, contents: [0], if: len_text % 2 == 1}
enums:
  codecs: {1: pcm, 3: float, 6: alaw, 7: mulaw}
