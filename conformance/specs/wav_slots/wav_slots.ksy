meta:
  id: wav_slots
  title: Sound in chunks whose bodies are read from slots
  endian: le
  encoding: ASCII
doc: |
  A chunk is a slot of bytes. What is in it depends on what holds the chunk, so that instances of
  the holder read it from the stream of the slot.
seq:
  - {id: riff, type: chunk}
instances:
  form:
    io: riff.slot._io
    pos: 0
    type: form
  chunks:
    io: form.slot._io
    pos: 0
    type: wav_chunk
    repeat: eos
types:
  slot: {}
  chunk:
    seq:
      - {id: id, type: str, size: 4}
      - {id: len_slot, type: u4}
      - {id: slot, size: len_slot, type: slot}
      - {id: pad, size: len_slot % 2}
  form:
    seq:
      - {id: kind, type: str, size: 4}
      - {id: slot, size-eos: true, type: slot}
  wav_chunk:
    seq:
      - {id: chunk, type: chunk}
    instances:
      body:
        io: chunk.slot._io
        pos: 0
        type:
          switch-on: chunk.id
          cases:
            '"fmt "': format
            '"data"': samples
            '"LIST"': form
      notes:
        io: body.as<form>.slot._io
        pos: 0
        type: note
        repeat: eos
        if: chunk.id == "LIST"
  format:
    seq:
      - {id: codec, type: u2}
      - {id: num_channels, type: u2}
      - {id: sample_rate, type: u4}
      - {id: bytes_per_second, type: u4}
      - {id: bytes_per_frame, type: u2}
      - {id: bits_per_sample, type: u2}
  samples:
    seq:
      - {id: samples, type: s2, repeat: eos}
  note:
    seq:
      - {id: chunk, type: chunk}
    instances:
      text:
        io: chunk.slot._io
        pos: 0
        type: str
        size-eos: true
