meta:
  id: squeezed
doc: Only some contents are that long when they are packed.
seq:
  - id: content
    size: 30
    process: zlib
