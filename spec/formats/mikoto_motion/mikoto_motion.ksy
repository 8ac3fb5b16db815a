meta:
  id: mikoto_motion
  title: Mikoto motion
  file-extension: mkmb
  license: Apache-2.0
  endian: le
  encoding: Shift_JIS
doc: |
  A binary form of the motions that Mikoto writes as text (.mkm, "Mikoto Motion Ver 2"). It holds what
  such a text says, in its order, and what its form says: how lines end, and what stands after Eof.
  Mikoto itself has no binary form; this one is Diptych's own.

  Names are in CP932, Microsoft's form of Shift_JIS, and are kept as bytes even where they are not valid.
-twin-format:
  id: mikoto_motion
  title: Mikoto Motion
  version: 2
-twin-text:
  strings: raw
  indent: tab
  line-end: line_end
  tail: tail
seq:
  - id: magic
    contents: MKMB
    doc: The first bytes of a motion in the binary form of Diptych; Mikoto itself reads its text.
    -twin-role: magic
  - id: version
    type: u1
    valid: 1
    doc: The version of the binary form, which is not that of the text.
    -twin-role: version
  - id: line_end
    type: u1
    enum: line_end
    doc: What ends a line of the text. Mikoto writes crlf.
  - id: len_tail
    type: u4
  - id: tail
    size: len_tail
    doc: What stands after Eof in the text, byte for byte; a line end as a rule.
  - id: num_children
    type: u4
  - id: children
    type: child
    repeat: expr
    repeat-expr: num_children
    -twin-elements: kind
types:
  child:
    doc: One of the things that stand in a motion, in the order of the text.
    seq:
      - id: kind
        type: u1
        enum: kind
        valid:
          in-enum: true
      - id: body
        type:
          switch-on: kind
          cases:
            kind::motion: motion
            kind::vector: vector
            kind::quaternion: quaternion
            kind::other: other
  motion:
    doc: A motion, which may hold others; in a file of several characters the inner ones name models.
    seq:
      - id: len_name
        type: u4
      - id: name
        type: str
        size: len_name
      - id: endframe
        type: s4
        -twin-unit: f
        doc: The frame at which the motion ends. It need not be that of the last key.
      - id: looped
        type: s4
        doc: Whether it begins again at its end, 0 or 1.
        -twin-name: loop # a keyword in some languages, so it cannot be the id
      - id: num_children
        type: u4
      - id: children
        type: child
        repeat: expr
        repeat-expr: num_children
        -twin-elements: kind
  vector:
    doc: A track of positions, each absolute.
    seq:
      - id: len_name
        type: u4
      - id: name
        type: str
        size: len_name
      - id: len_class
        type: u4
      - id: class_name
        type: str
        size: len_class
        doc: Locate for a joint, Coordinate for the whole actor.
        -twin-name: class
      - id: len_member
        type: u4
      - id: member
        type: str
        size: len_member
        doc: pos
      - id: len_curve
        type: u4
      - id: curve
        type: str
        size: len_curve
        doc: How to go from key to key, linear or spline.
      - id: num_others
        type: u4
      - id: others
        type: other
        repeat: expr
        repeat-expr: num_others
      - id: num_keys
        type: u4
      - id: keys
        type: vector_key
        repeat: expr
        repeat-expr: num_keys
  quaternion:
    doc: A track of rotations. Both signs of a quaternion are legal and may alternate.
    seq:
      - id: len_name
        type: u4
      - id: name
        type: str
        size: len_name
      - id: len_class
        type: u4
      - id: class_name
        type: str
        size: len_class
        doc: Bone, or Coordinate for the whole actor.
        -twin-name: class
      - id: len_member
        type: u4
      - id: member
        type: str
        size: len_member
        doc: rot
      - id: len_curve
        type: u4
      - id: curve
        type: str
        size: len_curve
        doc: How to go from key to key, linear or spline.
      - id: num_others
        type: u4
      - id: others
        type: other
        repeat: expr
        repeat-expr: num_others
      - id: num_keys
        type: u4
      - id: keys
        type: quaternion_key
        repeat: expr
        repeat-expr: num_keys
  vector_key:
    -twin-key: frame
    seq:
      - id: frame
        type: s4
        -twin-unit: f
      - id: x
        type: f8
        -twin-decimals: 6
      - id: y
        type: f8
        -twin-decimals: 6
      - id: z
        type: f8
        -twin-decimals: 6
  quaternion_key:
    -twin-key: frame
    seq:
      - id: frame
        type: s4
        -twin-unit: f
      - id: x
        type: f8
        -twin-decimals: 6
      - id: y
        type: f8
        -twin-decimals: 6
      - id: z
        type: f8
        -twin-decimals: 6
      - id: w
        type: f8
        -twin-decimals: 6
  other:
    doc: An attribute or a block that the format has no name for, as it stands in the text.
    seq:
      - id: len_text
        type: u4
      - id: text
        size: len_text
        -twin-item: true
enums:
  line_end:
    0: lf
    1: crlf
  kind:
    0: motion
    1: vector
    2: quaternion
    3: other
