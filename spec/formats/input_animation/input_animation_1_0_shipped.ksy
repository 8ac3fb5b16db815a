meta:
  id: input_animation_1_0_shipped
  title: MRTK2 input animation, version 1.0, shipped layout
  file-extension: bin
  license: Apache-2.0
  ks-version: '0.10'
  endian: le
  imports:
    - input_animation_types
-twin-format:
  id: input_animation
  title: Input Animation
  version: '1.0'
  layout: shipped
  preferred: true
doc: |
  MRTK 2.0.0 to 2.5.x write and read these bytes.
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
    valid: 0
    -twin-role: version
  - id: camera
    type: input_animation_types::pose_curves
  - id: hands
    type: input_animation_types::hands
  - id: markers
    type: input_animation_types::marker_list
