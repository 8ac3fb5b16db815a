meta:
  id: magic
seq:
  - id: magic
    size: 4
  - id: version
    type: u1
    if: magic == "RIFF"
  - id: extra
    type: u1
    if: version == '1'
