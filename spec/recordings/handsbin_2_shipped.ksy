meta:
  id: handsbin_2_shipped
  title: Recording of Unity XR Hands, version 2
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
  version: '2'
  layout: shipped
doc: |
  Both hands and the head, frame by frame, in metres and seconds, with gestures and aim if the
  device has them: Unity's own code writes and reads these bytes. Joints, positions and rotations
  are those of version 1.
seq:
  - id: version
    type: s4
    valid: 2
    -twin-role: version
  - id: flags
    type: u4
    doc: What the device supports.
  - id: options
    type: u4
    doc: With bit 0, frames have hands before they are rendered, too.
  - id: name
    type: handsbin_types::name
  - id: duration
    type: f4
    doc: In seconds.
  - id: num_joints
    type: s4
    valid:
      min: 0
  - id: joints_in_layout
    size: (num_joints + 7) / 8
    doc: A bit for each joint that the device has, high first.
  - id: mesh_layout
    type: s4
  - id: fingers
    type: finger
    repeat: expr
    repeat-expr: 5
    doc: The thumb first.
  - id: num_frames
    type: s4
    valid:
      min: 0
  - id: frames
    type: frame
    repeat: expr
    repeat-expr: num_frames
types:
  finger:
    doc: From where to where shapes of a finger go, in degrees and metres.
    seq:
      - {id: min_full_curl_1, type: f4}
      - {id: max_full_curl_1, type: f4}
      - {id: min_full_curl_2, type: f4}
      - {id: max_full_curl_2, type: f4}
      - {id: min_full_curl_3, type: f4}
      - {id: max_full_curl_3, type: f4}
      - {id: min_base_curl, type: f4}
      - {id: max_base_curl, type: f4}
      - {id: min_tip_curl_1, type: f4}
      - {id: max_tip_curl_1, type: f4}
      - {id: min_tip_curl_2, type: f4}
      - {id: max_tip_curl_2, type: f4}
      - {id: min_pinch, type: f4}
      - {id: max_pinch, type: f4}
      - {id: min_spread, type: f4}
      - {id: max_spread, type: f4}
  frame:
    seq:
      - id: flags
        type: u4
        doc: What of each hand follows.
      - id: time
        type: f4
        doc: In seconds since the start.
      - id: head_state
        type: u4
        doc: What of the head is tracked.
      - id: head
        type: handsbin_types::joint
        if: head_state != 0
      - id: success
        type: u4
      - id: success_before_render
        type: u4
        if: _root.options & 1 != 0
      - id: left
        type: snapshot
        if: flags & 1 != 0
      - id: left_gestures
        type: gestures
        if: flags & 4 != 0
      - id: left_aim
        type: aim
        if: flags & 16 != 0
      - id: right
        type: snapshot
        if: flags & 2 != 0
      - id: right_gestures
        type: gestures
        if: flags & 8 != 0
      - id: right_aim
        type: aim
        if: flags & 32 != 0
  snapshot:
    seq:
      - id: flags
        type: u4
      - id: hand
        type: hand
        if: flags & 1 != 0
      - id: before_render
        type: hand
        if: flags & 2 != 0 and _root.options & 1 != 0
  hand:
    seq:
      - id: flags
        type: u4
        doc: With bit 0, all joints have a pose; with bit 1, the hand is tracked.
      - id: root
        type: handsbin_types::joint
      - id: num_joints
        type: s4
        valid: 26
        if: flags & 1 != 0
      - id: joints
        type: handsbin_types::joint
        repeat: expr
        repeat-expr: 26
        if: flags & 1 != 0
        doc: In the order of XRHandJointID, the wrist first.
  gestures:
    seq:
      - {id: handedness, type: s4}
      - {id: flags, type: u4}
      - {id: aim, type: 'handsbin_types::joint', if: flags & 1 != 0}
      - {id: aim_activate, type: f4, if: flags & 2 != 0}
      - {id: grasp, type: f4, if: flags & 4 != 0}
      - {id: grip, type: 'handsbin_types::joint', if: flags & 8 != 0}
      - {id: pinch, type: 'handsbin_types::joint', if: flags & 16 != 0}
      - {id: pinch_value, type: f4, if: flags & 32 != 0}
      - {id: poke, type: 'handsbin_types::joint', if: flags & 64 != 0}
      - {id: aim_activated, type: u1, if: flags & 128 != 0}
      - {id: grasp_firm, type: u1, if: flags & 256 != 0}
      - {id: pinch_touched, type: u1, if: flags & 512 != 0}
  aim:
    seq:
      - {id: handedness, type: s4}
      - id: flags
        type: u4
        doc: With bit 1, the index finger presses; with bit 5, the aim follows.
      - {id: state, type: u4}
      - {id: reserved_0, type: s4}
      - {id: reserved_1, type: s4}
      - {id: pinch_index, type: f4}
      - {id: pinch_middle, type: f4}
      - {id: pinch_ring, type: f4}
      - {id: pinch_little, type: f4}
      - {id: aim, type: 'handsbin_types::joint', if: flags & 32 != 0}
