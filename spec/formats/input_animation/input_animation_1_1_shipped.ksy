meta:
  id: input_animation_1_1_shipped
  title: MRTK2 input animation, version 1.1, shipped layout
  file-extension: bin
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
  imports:
    - input_animation_types
-twin-format:
  id: input_animation
  title: Input Animation
  version: '1.1'
  layout: shipped
  preferred: true
doc: |
  MRTK 2.6.0 and later write and read these bytes.
seq:
  - id: magic
    contents: [0xc6, 0x42, 0x9e, 0x0f, 0x6e, 0xaf, 0x8f, 0x6a]
    -twin-role: magic
    doc: |
      Int64 0x6a8faf6e0f9e42c6, little-endian. Early development code of MRTK wrote no magic at all;
      such recordings are not taken.
  - id: version_major
    type: s4
    valid: 1
    -twin-role: version
  - id: version_minor
    type: s4
    valid: 1
    -twin-role: version
  - id: has_camera_pose
    type: u1
    doc: Whether the animation contains a camera pose. MRTK writes 0 or 1 and takes any other number as 1.
  - id: has_hand_data
    type: u1
    doc: Whether the animation contains hand data. MRTK writes 0 or 1 and takes any other number as 1.
  - id: has_eye_gaze
    type: u1
    doc: Whether the animation contains an eye gaze. MRTK writes 0 or 1 and takes any other number as 1.
  - id: camera
    type: input_animation_types::simple_pose_curves
    if: has_camera_pose != 0
  - id: hands
    type: input_animation_types::simple_hands
    if: has_hand_data != 0
  - id: eye_gaze
    type: input_animation_types::simple_ray_curves
    if: has_eye_gaze != 0
  - id: markers
    type: input_animation_types::marker_list
