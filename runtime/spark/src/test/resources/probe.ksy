meta:
  id: probe
  title: Probe
  endian: le
doc: Measurements of a session.
seq:
  - id: magic
    contents: PRB1
  - id: session
    type: u4
  - id: channels
    type: u1
  - id: channel
    type: channel
    repeat: expr
    repeat-expr: channels
types:
  channel:
    seq:
      - id: name
        type: strz
        encoding: UTF-8
      - id: kind
        type: u1
        enum: kind
      - id: serial
        type: u8
      - id: count
        type: u2
      - id: samples
        type: sample
        repeat: expr
        repeat-expr: count
  sample:
    seq:
      - id: time
        type: f4
        doc: Seconds since the start of the session.
      - id: value
        type: f8
      - id: raw
        type: u2
enums:
  kind:
    1: pressure
    2: heat
