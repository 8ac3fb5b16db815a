meta:
  id: hl2ss_spatial_input
  title: Spatial input that HoloLens 2 sensor streaming has recorded
  application: hl2ss
  license: CC0-1.0
  ks-version: '0.10'
  endian: le
doc: |
  The head, the ray of the eyes and both hands of a person with a HoloLens 2, packet by packet. Metres, in right-handed
  axes with Y up.
seq:
  - id: magic
    contents: HL2SSV23
  - id: port
    type: u2
  - id: num_user
    type: u4
  - id: user
    size: num_user
  - id: packets
    type: packet
    repeat: eos
types:
  packet:
    seq:
      - id: timestamp
        type: u8
        doc: In units of 100 ns.
      - id: len_payload
        type: u4
      - id: valid
        type: u4
        doc: Which of the parts are valid, a bit for each.
      - id: head
        type: head
      - id: eye
        type: ray
      - id: left
        type: joint
        repeat: expr
        repeat-expr: 26
      - id: right
        type: joint
        repeat: expr
        repeat-expr: 26
      - id: pose
        type: f4
        repeat: expr
        repeat-expr: 16
        doc: A matrix of the device in the world, row by row.
  vector:
    seq:
      - id: x
        type: f4
      - id: y
        type: f4
      - id: z
        type: f4
  head:
    seq:
      - id: position
        type: vector
      - id: forward
        type: vector
      - id: up
        type: vector
  ray:
    seq:
      - id: origin
        type: vector
      - id: direction
        type: vector
  joint:
    seq:
      - id: qx
        type: f4
      - id: qy
        type: f4
      - id: qz
        type: f4
      - id: qw
        type: f4
      - id: position
        type: vector
      - id: radius
        type: f4
      - id: accuracy
        type: s4
