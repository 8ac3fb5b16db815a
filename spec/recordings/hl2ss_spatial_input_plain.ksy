meta:
  id: hl2ss_spatial_input_plain
  title: Spatial input of HoloLens 2 sensor streaming, plain layout
  application: hl2ss
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
-twin-format:
  id: hl2ss_spatial_input
  title: Spatial Input
  version: '23'
  layout: plain
  preferred: true
doc: |
  The head, the ray of the eyes and both hands of a person with a HoloLens 2, packet by packet, in
  metres and in right-handed axes with Y up and -Z ahead. Recorders of hl2ss write these
  packets.
seq:
  - id: magic
    contents: HL2SSV23
    -twin-role: magic
  - id: port
    type: u2
    valid: 3812
    doc: The kind of stream; 3812 is spatial input.
  - id: num_user
    type: u4
  - id: user
    size: num_user
    doc: Whatever the one who recorded has added.
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
        valid: 1936
        doc: Bytes from the next field on.
      - id: valid
        type: u4
        doc: A bit for each part that is valid; 1 is the head, 2 the eyes, 4 the left hand, 8 the right one.
      - id: head
        type: head
      - id: eyes
        type: ray
      - id: left
        type: joint
        repeat: expr
        repeat-expr: 26
        doc: In the order of HandJointKind, the palm first.
      - id: right
        type: joint
        repeat: expr
        repeat-expr: 26
        doc: In the order of HandJointKind, the palm first.
  head:
    seq:
      - {id: x, type: f4}
      - {id: y, type: f4}
      - {id: z, type: f4}
      - {id: forward_x, type: f4}
      - {id: forward_y, type: f4}
      - {id: forward_z, type: f4}
      - {id: up_x, type: f4}
      - {id: up_y, type: f4}
      - {id: up_z, type: f4}
  ray:
    seq:
      - {id: x, type: f4}
      - {id: y, type: f4}
      - {id: z, type: f4}
      - {id: direction_x, type: f4}
      - {id: direction_y, type: f4}
      - {id: direction_z, type: f4}
  joint:
    seq:
      - {id: qx, type: f4}
      - {id: qy, type: f4}
      - {id: qz, type: f4}
      - {id: qw, type: f4}
      - {id: x, type: f4}
      - {id: y, type: f4}
      - {id: z, type: f4}
      - {id: radius, type: f4}
      - {id: accuracy, type: s4}
