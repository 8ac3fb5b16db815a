meta:
  id: racer_profile
  title: Profiles of a racing game on a memory card (of our own design)
  file-extension: rcr
  license: CC0-1.0
  endian: be
  encoding: windows-1252
seq:
  - id: header
    type: header
  - size: 4
  - id: slots
    type: slot
    size: header.len_slot
    repeat: expr
    repeat-expr: header.num_slots
    -doc-of-the-game: a slot that was never used is full of 0xff
instances:
  pos_slots:
    value: header._sizeof + 4
  used:
    value: header.used_mask ^ 0xff
  mask:
    value: ~header.used_mask & 0xff
  checksum:
    pos: _io.size - 4
    type: u4le
types:
  header:
    seq:
      - id: magic
        contents: [RACER, 0, 1]
      - id: num_slots
        type: u1
        valid:
          max: 8
      - id: len_slot
        type: u2
      - id: used_mask
        type: u1
      - id: region
        type: b2
        enum: region
      - id: vibration
        type: b1
      - id: reserved
        type: b5
    enums:
      region:
        0: japan
        1: america
        2: europe
  slot:
    to-string: driver
    seq:
      - id: state
        type: u1
      - id: driver
        type: str
        size: 16
        terminator: 0
        pad-right: 0x20
      - id: best_laps
        type: lap(_index)
        repeat: expr
        repeat-expr: 3
      - id: car
        type: car
      - id: replay_length
        type: u2
      - id: replay
        type: key
        repeat: expr
        repeat-expr: replay_length
        if: state != 0xff
      - id: unused
        size-eos: true
  lap:
    params:
      - id: track
        type: s4
    seq:
      - id: milliseconds
        type: u4
    instances:
      minutes:
        value: milliseconds / 60_000
      seconds:
        value: milliseconds % 60_000 / 1000.0
      label:
        value: '"track " + track.to_s + ": " + minutes.to_s'
      is_first:
        value: track == 0
  car:
    seq:
      - id: model
        type: u1
      - id: color
        type: b24
      - id: tuning
        type: s1
        repeat: expr
        repeat-expr: 4
      - id: odometer
        type: b40
    instances:
      owner:
        value: _parent.driver
      region:
        value: _parent._parent.header.region
  key:
    seq:
      - id: ticks
        type: u1
      - id: steering
        type: s1
      - id: buttons
        type: b4
      - id: pedal
        type: b4
