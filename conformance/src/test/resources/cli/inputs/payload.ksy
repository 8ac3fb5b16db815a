meta:
  id: payload
  endian: be
params:
  - id: kind
    type: u1
    enum: kinds
    doc: The kind of the packet around it.
  - id: len_body
    type: u2
    doc: Number of bytes of the body.
  - id: wide
    type: bool
seq:
  - id: body
    size: len_body
  - id: mark
    type:
      switch-on: wide
      cases:
        true: u2
        false: u1
  - id: extra
    type: u1
    if: kind == kinds::long_form
enums:
  kinds:
    1: short_form
    2: long_form
