meta:
  id: handsbin_recording
  title: Recording of Unity XR Hands, version 1
  application: Unity XR Hands
  file-extension: handsbin
  license: CC0-1.0
  ks-version: '0.10'
  endian: le
doc: |
  Both hands, frame by frame: the joints of a hand are in a frame only if it is tracked there. Metres and seconds, in
  Unity's axes.
seq:
  - id: version
    type: s4
    valid: 1
  - id: name
    type: dotnet_string
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
  dotnet_string:
    doc: As BinaryWriter of .NET writes it.
    seq:
      - id: len_value
        type: leb128
      - id: value
        type: str
        size: len_value.value
        encoding: UTF-8
  leb128:
    -twin-adapter: leb128
    doc: |
      An unsigned number in groups of 7 bits, low first; every byte but the last has its high bit
      set. .NET writes at most 5 of them.
    seq:
      - id: groups
        type: u1
        repeat: until
        repeat-until: (_ & 0x80) == 0
    instances:
      # One instance per group: Kaitai's Go code cannot add shifted elements of an array.
      low0:
        value: groups[0] & 0x7f
      low1:
        value: groups[1] & 0x7f
        if: groups.size > 1
      low2:
        value: groups[2] & 0x7f
        if: groups.size > 2
      low3:
        value: groups[3] & 0x7f
        if: groups.size > 3
      low4:
        value: groups[4] & 0x0f
        if: groups.size > 4
      value:
        value: >-
          low0
          + (groups.size > 1 ? low1 << 7 : 0)
          + (groups.size > 2 ? low2 << 14 : 0)
          + (groups.size > 3 ? low3 << 21 : 0)
          + (groups.size > 4 ? low4 << 28 : 0)
  frame:
    seq:
      - id: time
        type: f4
        doc: In seconds.
      - id: left_tracked
        type: u1
      - id: right_tracked
        type: u1
      - id: left_valid
        type: u1
      - id: right_valid
        type: u1
      - id: left
        type: pose
        repeat: expr
        repeat-expr: num_joints
        if: left_tracked != 0
      - id: right
        type: pose
        repeat: expr
        repeat-expr: num_joints
        if: right_tracked != 0
    instances:
      num_joints:
        value: 26
  pose:
    doc: |
      The joints in the order of XRHandJointID: wrist, palm, thumb (metacarpal, proximal, distal, tip), then index, middle,
      ring and little finger (metacarpal, proximal, intermediate, distal, tip).
    seq:
      - id: x
        type: f4
      - id: y
        type: f4
      - id: z
        type: f4
      - id: qx
        type: f4
      - id: qy
        type: f4
      - id: qz
        type: f4
      - id: qw
        type: f4
