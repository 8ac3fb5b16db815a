meta:
  id: input_animation_types
  title: What all input animations of MRTK2 are made of
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
  imports:
    - dotnet_string
doc: |
  The tables of "Input animation file format" (MRTK2 documentation), one type a table, in their
  order. Two kinds of float curve are in use: the documentation's, whose keyframes have tangents and
  weights (`float_curve`), and the one that MRTK 2.6 and later write in version 1.1, whose keyframes
  are a time and a value (`simple_curve`). Each has its own pose, ray, joint and hand types.

  Times are seconds; positions and origins are metres in Unity's left-handed world frame, Y up and Z
  forward; rotations are quaternions (x y z w) of unit length.
doc-ref: https://learn.microsoft.com/en-us/windows/mixed-reality/mrtk-unity/mrtk2/features/input-simulation/input-animation-file-format
types:
  # "Joint pose curves": 27 poses in the order of the joint table.
  joint_pose_curves:
    seq:
      - id: joints
        type: pose_curves
        repeat: expr
        repeat-expr: 27
        -twin-elements: joint
  simple_joint_pose_curves:
    seq:
      - id: joints
        type: simple_pose_curves
        repeat: expr
        repeat-expr: 27
        -twin-elements: joint

  # The hand data of the version tables: six sections that are present or absent together.
  hands:
    seq:
      - id: tracked_left
        type: boolean_curve
        doc: Whether the left hand is tracked. Its joints only matter while it is.
      - id: tracked_right
        type: boolean_curve
        doc: Whether the right hand is tracked. Its joints only matter while it is.
      - id: pinching_left
        type: boolean_curve
        doc: Whether the left hand pinches, which drives Select.
      - id: pinching_right
        type: boolean_curve
        doc: Whether the right hand pinches, which drives Select.
      - id: joints_left
        type: joint_pose_curves
        -twin-name: Left
      - id: joints_right
        type: joint_pose_curves
        -twin-name: Right
  simple_hands:
    seq:
      - id: tracked_left
        type: boolean_curve
        doc: Whether the left hand is tracked. Its joints only matter while it is.
      - id: tracked_right
        type: boolean_curve
        doc: Whether the right hand is tracked. Its joints only matter while it is.
      - id: pinching_left
        type: boolean_curve
        doc: Whether the left hand pinches, which drives Select.
      - id: pinching_right
        type: boolean_curve
        doc: Whether the right hand pinches, which drives Select.
      - id: joints_left
        type: simple_joint_pose_curves
        -twin-name: Left
      - id: joints_right
        type: simple_joint_pose_curves
        -twin-name: Right

  # "Pose curves": a position vector, then a rotation quaternion.
  pose_curves:
    -twin-zip:
      Position: [position_x, position_y, position_z]
      Rotation: [rotation_x, rotation_y, rotation_z, rotation_w]
    seq:
      - id: position_x
        type: float_curve
        -twin-unit: m
      - id: position_y
        type: float_curve
        -twin-unit: m
      - id: position_z
        type: float_curve
        -twin-unit: m
      - id: rotation_x
        type: float_curve
      - id: rotation_y
        type: float_curve
      - id: rotation_z
        type: float_curve
      - id: rotation_w
        type: float_curve
  simple_pose_curves:
    -twin-zip:
      Position: [position_x, position_y, position_z]
      Rotation: [rotation_x, rotation_y, rotation_z, rotation_w]
    seq:
      - id: position_x
        type: simple_curve
        -twin-unit: m
      - id: position_y
        type: simple_curve
        -twin-unit: m
      - id: position_z
        type: simple_curve
        -twin-unit: m
      - id: rotation_x
        type: simple_curve
      - id: rotation_y
        type: simple_curve
      - id: rotation_z
        type: simple_curve
      - id: rotation_w
        type: simple_curve

  # "Ray curves": an origin vector, then a direction vector.
  ray_curves:
    -twin-zip:
      Origin: [origin_x, origin_y, origin_z]
      Direction: [direction_x, direction_y, direction_z]
    seq:
      - id: origin_x
        type: float_curve
        -twin-unit: m
      - id: origin_y
        type: float_curve
        -twin-unit: m
      - id: origin_z
        type: float_curve
        -twin-unit: m
      - id: direction_x
        type: float_curve
      - id: direction_y
        type: float_curve
      - id: direction_z
        type: float_curve
  simple_ray_curves:
    -twin-zip:
      Origin: [origin_x, origin_y, origin_z]
      Direction: [direction_x, direction_y, direction_z]
    seq:
      - id: origin_x
        type: simple_curve
        -twin-unit: m
      - id: origin_y
        type: simple_curve
        -twin-unit: m
      - id: origin_z
        type: simple_curve
        -twin-unit: m
      - id: direction_x
        type: simple_curve
      - id: direction_y
        type: simple_curve
      - id: direction_z
        type: simple_curve

  # "Float curve" and "Float keyframe".
  float_curve:
    seq:
      - id: pre_wrap
        type: s4
        enum: wrap_mode
        -twin-default: 8
        doc: What the curve does before its first key while another curve is longer.
      - id: post_wrap
        type: s4
        enum: wrap_mode
        -twin-default: 8
        doc: What the curve does after its last key while another curve is longer.
      - id: num_keyframes
        type: s4
      - id: keyframes
        type: float_keyframe
        repeat: expr
        repeat-expr: num_keyframes
  float_keyframe:
    -twin-key: time
    seq:
      - id: time
        type: f4
        -twin-unit: s
        doc: Seconds.
      - id: value
        type: f4
      - id: in_tangent
        type: f4
        -twin-default: 0
      - id: out_tangent
        type: f4
        -twin-default: 0
      - id: in_weight
        type: f4
        -twin-default: 0
      - id: out_weight
        type: f4
        -twin-default: 0
      - id: weighted_mode
        type: s4
        enum: weighted_mode
        -twin-default: 3
        doc: |
          Which of the two weights count. The recorder writes Both with weights of 0, which is linear.

  # MRTK 2.6 and later, version 1.1: a keyframe is a time and a value, and is interpolated linearly.
  simple_curve:
    seq:
      - id: pre_wrap
        type: s4
        enum: wrap_mode
        -twin-default: 8
        doc: What the curve does before its first key while another curve is longer.
      - id: post_wrap
        type: s4
        enum: wrap_mode
        -twin-default: 8
        doc: What the curve does after its last key while another curve is longer.
      - id: num_keyframes
        type: s4
      - id: keyframes
        type: simple_keyframe
        repeat: expr
        repeat-expr: num_keyframes
  simple_keyframe:
    -twin-key: time
    seq:
      - id: time
        type: f4
        -twin-unit: s
        doc: Seconds.
      - id: value
        type: f4

  # "Boolean curve" and "Boolean keyframe".
  boolean_curve:
    seq:
      - id: pre_wrap
        type: s4
        enum: wrap_mode
        -twin-default: 8
        doc: What the curve does before its first key while another curve is longer.
      - id: post_wrap
        type: s4
        enum: wrap_mode
        -twin-default: 8
        doc: What the curve does after its last key while another curve is longer.
      - id: num_keyframes
        type: s4
      - id: keyframes
        type: boolean_keyframe
        repeat: expr
        repeat-expr: num_keyframes
  boolean_keyframe:
    -twin-key: time
    seq:
      - id: time
        type: f4
        -twin-unit: s
        doc: Seconds.
      - id: value
        type: f4
        -twin-names:
          'false': 0.0
          'true': 1.0
        doc: True where it is above 0.5; it holds until the next key.

  # Not documented: the shipped serializer writes this at the end of the file.
  marker_list:
    seq:
      - id: num_markers
        type: s4
      - id: markers
        type: marker
        repeat: expr
        repeat-expr: num_markers
        -twin-name: Marker
  marker:
    -twin-key: time
    seq:
      - id: time
        type: f4
        -twin-unit: s
        doc: Seconds. MRTK searches markers as if they ascended in time; out of order, it finds wrong ones.
      - id: name
        type: dotnet_string
enums:
  joint:
    0: none
    1: wrist
    2: palm
    3: thumb_metacarpal_joint
    4: thumb_proximal_joint
    5: thumb_distal_joint
    6: thumb_tip
    7: index_metacarpal
    8: index_knuckle
    9: index_middle_joint
    10: index_distal_joint
    11: index_tip
    12: middle_metacarpal
    13: middle_knuckle
    14: middle_middle_joint
    15: middle_distal_joint
    16: middle_tip
    17: ring_metacarpal
    18: ring_knuckle
    19: ring_middle_joint
    20: ring_distal_joint
    21: ring_tip
    22: pinky_metacarpal
    23: pinky_knuckle
    24: pinky_middle_joint
    25: pinky_distal_joint
    26: pinky_tip
  wrap_mode:
    0:
      id: default_mode
      -twin-name: Default
      doc: Reads the default repeat mode set higher up.
    1:
      id: once
      doc: When time reaches the end, the clip stops and time is reset to its beginning.
    2:
      id: loop
      doc: When time reaches the end, it continues at the beginning.
    4:
      id: ping_pong
      doc: When time reaches the end, it runs back and forth between beginning and end.
    8:
      id: clamp_forever
      doc: When time reaches the end, the last frame plays on and never stops.
  weighted_mode:
    0:
      id: no_weight
      -twin-name: None
      doc: Neither weight counts.
    1:
      id: in_weight
      -twin-name: In
      doc: The in-weight counts in the segment before.
    2:
      id: out_weight
      -twin-name: Out
      doc: The out-weight counts in the segment after.
    3:
      id: both_weights
      -twin-name: Both
      doc: Both weights count.
