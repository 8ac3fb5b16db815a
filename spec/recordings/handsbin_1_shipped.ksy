meta:
  id: handsbin_1_shipped
  title: Recording of Unity XR Hands, version 1, shipped layout
  application: Unity XR Hands
  file-extension: handsbin
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
  imports:
    - handsbin_types
-twin-format:
  id: handsbin
  title: Hands Recording
  version: '1'
  layout: shipped
  preferred: true
doc: |
  Both hands, frame by frame, in metres and seconds. A hand has joints in a frame if
  all of them are valid there: Unity's own code writes and reads these bytes.
seq:
  - id: version
    type: s4
    valid: 1
    -twin-role: version
  - id: name
    type: handsbin_types::name
  - id: duration
    type: f4
    doc: In seconds.
  - id: num_frames
    type: s4
    valid:
      min: 0
  - id: frames
    type: frame
    repeat: expr
    repeat-expr: num_frames
types:
  frame:
    seq:
      - id: time
        type: f4
        doc: In seconds since the start.
      - id: left_tracked
        type: u1
      - id: right_tracked
        type: u1
      - id: left_valid
        type: u1
        doc: Whether all joints of the left hand have a pose.
      - id: right_valid
        type: u1
        doc: Whether all joints of the right hand have a pose.
      - id: left
        type: handsbin_types::joint
        repeat: expr
        repeat-expr: 26
        if: left_valid != 0
        doc: In the order of XRHandJointID, the wrist first.
      - id: right
        type: handsbin_types::joint
        repeat: expr
        repeat-expr: 26
        if: right_valid != 0
        doc: In the order of XRHandJointID, the wrist first.
