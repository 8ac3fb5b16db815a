meta:
  id: netpbm_image
  title: Images of Netpbm, binary
  file-extension: [pgm, ppm]
  license: CC0-1.0
  encoding: ASCII
seq:
  - id: magic
    type: str
    terminator: 0x0a
    valid:
      any-of: ['"P4"', '"P5"', '"P6"']
  - id: width_text
    type: str
    terminator: 0x20
  - id: height_text
    type: str
    terminator: 0x0a
  - id: maximum_text
    type: str
    terminator: 0x0a
    if: magic != "P4"
  - id: rows
    size: stride
    repeat: expr
    repeat-expr: height_text.to_i
  - id: next
    type: u1
    if: not _io.eof
instances:
  width:
    value: width_text.to_i
  is_wide:
    value: 'magic == "P4" ? false : maximum_text.to_i > 255'
  stride:
    value: 'magic == "P4" ? (width + 7) / 8 : width * (magic == "P6" ? 3 : 1) * (is_wide ? 2 : 1)'
  summary:
    value: 'magic + ": " + width.to_s + " x " + height_text'
