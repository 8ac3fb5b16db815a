meta:
  id: input_animation_fork
  title: A fork's recording, which is not an MRTK2 input animation
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
  imports:
    - dotnet_string
    - input_animation_types
-twin-format:
  id: input_animation
  title: Input Animation
  version: fork
-twin-refuse: >-
  this is a recording of a fork of MRTK that keeps the magic number but writes no version, adds scale
  curves to every pose and records objects; it is not an MRTK2 input animation
doc: |
  Public forks of MRTK keep the magic number, write no version fields and add three scale curves to
  each pose. This spec is here so that such a file is recognised and refused by name.
seq:
  - id: magic
    contents: [0xc6, 0x42, 0x9e, 0x0f, 0x6e, 0xaf, 0x8f, 0x6a]
    -twin-role: magic
    doc: |
      Int64 0x6a8faf6e0f9e42c6, little-endian. Early development code of MRTK wrote no magic at all;
      such recordings are not taken.
  - id: has_camera_pose
    type: u1
  - id: has_hand_data
    type: u1
  - id: has_eye_gaze
    type: u1
  - id: camera
    type: scaled_pose_curves
    if: has_camera_pose != 0
  - id: hands
    type: scaled_hands
    if: has_hand_data != 0
  - id: eye_gaze
    type: scaled_pose_curves
    if: has_eye_gaze != 0
  - id: num_objects
    type: s4
  - id: objects
    type: recorded_object
    repeat: expr
    repeat-expr: num_objects
  - id: markers
    type: input_animation_types::marker_list
types:
  scaled_pose_curves:
    seq:
      - id: curves
        type: input_animation_types::simple_curve
        repeat: expr
        repeat-expr: 10
        doc: Position x y z, rotation x y z w, scale x y z.
  scaled_hands:
    seq:
      - id: tracked_left
        type: input_animation_types::boolean_curve
      - id: tracked_right
        type: input_animation_types::boolean_curve
      - id: pinching_left
        type: input_animation_types::boolean_curve
      - id: pinching_right
        type: input_animation_types::boolean_curve
      - id: joints_left
        type: scaled_pose_curves
        repeat: expr
        repeat-expr: 27
      - id: joints_right
        type: scaled_pose_curves
        repeat: expr
        repeat-expr: 27
  recorded_object:
    seq:
      - id: name
        type: dotnet_string
      - id: pose
        type: scaled_pose_curves
