meta:
  id: midi_song
  title: Standard MIDI file
  file-extension: [mid, midi]
  license: CC0-1.0
  endian: be
  imports:
    - /common/vlq_be
seq:
  - id: header
    type: header
  - id: tracks
    type: track
    repeat: expr
    repeat-expr: header.num_tracks
types:
  header:
    seq:
      - id: magic
        contents: MThd
      - id: len
        type: u4
        valid:
          eq: 6
      - id: format
        type: u2
        valid:
          max: 2
      - id: num_tracks
        type: u2
      - id: division
        type: s2
  track:
    seq:
      - id: magic
        contents: MTrk
      - id: len
        type: u4
      - id: events
        type: events
        size: len
  events:
    seq:
      - id: events
        type: event
        repeat: eos
  event:
    seq:
      - id: delay
        type: vlq_be
      - id: header
        type: u1
      - id: meta
        type: meta_event
        if: header == 0xff
      - id: exclusive
        type: exclusive
        if: header == 0xf0
      - id: body
        type:
          switch-on: kind
          cases:
            0x80: note
            0x90: note
            0xa0: pressure
            0xb0: controller
            0xc0: program
            0xd0: channel_pressure
            0xe0: bend
    instances:
      kind:
        value: header & 0xf0
      channel:
        value: header & 0xf
        if: kind != 0xf0
  note:
    seq:
      - id: key
        type: u1
      - id: velocity
        type: u1
  pressure:
    seq:
      - id: key
        type: u1
      - id: pressure
        type: u1
  controller:
    seq:
      - id: number
        type: u1
      - id: value
        type: u1
  program:
    seq:
      - id: number
        type: u1
  channel_pressure:
    seq:
      - id: pressure
        type: u1
  bend:
    seq:
      - id: low
        type: u1
      - id: high
        type: u1
    instances:
      value:
        value: (low | (high << 7)) - 8192
  exclusive:
    seq:
      - id: len
        type: vlq_be
      - id: data
        size: len.value
  meta_event:
    seq:
      - id: kind
        type: u1
        enum: meta_kind
      - id: len
        type: vlq_be
      - id: body
        size: len.value
        type:
          switch-on: kind
          cases:
            'meta_kind::tempo': tempo
            'meta_kind::time_signature': signature
            'meta_kind::track_name': text
            'meta_kind::text': text
    types:
      tempo:
        seq:
          - id: microseconds
            type: b24
        instances:
          beats_per_minute:
            value: 60000000 / microseconds
      signature:
        seq:
          - id: numerator
            type: u1
          - id: denominator_log2
            type: u1
          - id: clocks
            type: u1
          - id: notated
            type: u1
      text:
        seq:
          - id: text
            type: str
            size-eos: true
            encoding: cp1251
enums:
  meta_kind:
    0: sequence
    1: text
    2: copyright
    3: track_name
    4: instrument
    0x2f: end
    0x51: tempo
    0x58: time_signature
