meta:
  id: gif
  title: Pictures of few colours, one after another
  endian: le
  bit-endian: be
  encoding: ASCII
seq:
  - {id: magic, contents: GIF}
  - {id: version, type: str, size: 3}
  - {id: width, type: u2}
  - {id: height, type: u2}
  - {id: has_palette, type: b1}
  - id: depth
    type: b3
    doc: The bits that each part of a colour once had, less one.
  - {id: is_sorted, type: b1}
  - id: size_palette
    type: b3
    doc: Twice two to the power of it is how many colours there are.
  - {id: background, type: u1}
  - {id: aspect, type: u1}
  - {id: palette, type: color, repeat: expr, repeat-expr: 2 << size_palette, if: has_palette}
  - {id: blocks, type: block, repeat: until, repeat-until: '_.kind == blocks::trailer'}
types:
  color:
    seq:
      - {id: red, type: u1}
      - {id: green, type: u1}
      - {id: blue, type: u1}
  block:
    seq:
      - {id: kind, type: u1, enum: blocks}
      - id: body
        type:
          switch-on: kind
          cases:
            'blocks::picture': picture
            'blocks::extension': extension
  picture:
    seq:
      - {id: left, type: u2}
      - {id: top, type: u2}
      - {id: width, type: u2}
      - {id: height, type: u2}
      - {id: has_palette, type: b1}
      - {id: is_interlaced, type: b1}
      - {id: is_sorted, type: b1}
      - {id: reserved, type: b2}
      - {id: size_palette, type: b3}
      - {id: palette, type: color, repeat: expr, repeat-expr: 2 << size_palette, if: has_palette}
      - id: code_size
        type: u1
        doc: The bits of a pixel. The codes that stand for pixels begin with one bit more.
      - {id: codes, type: pieces}
  extension:
    seq:
      - {id: label, type: u1, enum: labels}
      - id: body
        type:
          switch-on: label
          cases:
            'labels::control': control
            'labels::application': application
            'labels::comment': lines
            _: pieces
  control:
    doc: How the next picture is shown.
    seq:
      - {id: len, contents: [4]}
      - {id: reserved, type: b3}
      - {id: disposal, type: b3, enum: disposals}
      - {id: waits, type: b1}
      - {id: is_transparent, type: b1}
      - id: delay
        type: u2
        doc: Hundredths of a second.
      - {id: transparent, type: u1}
      - {id: end, contents: [0]}
  application:
    seq:
      - {id: len, contents: [11]}
      - {id: name, type: str, size: 8}
      - {id: code, type: str, size: 3}
      - {id: data, type: pieces}
  pieces:
    doc: Bytes in pieces of up to 255; the last one is empty.
    seq:
      - {id: pieces, type: piece, repeat: until, repeat-until: _.len_bytes == 0}
  piece:
    seq:
      - {id: len_bytes, type: u1}
      - {id: bytes, size: len_bytes}
  lines:
    doc: The same for text.
    seq:
      - {id: lines, type: line, repeat: until, repeat-until: _.len_text == 0}
  line:
    seq:
      - {id: len_text, type: u1}
      - {id: text, type: str, size: len_text}
enums:
  blocks: {0x21: extension, 0x2c: picture, 0x3b: trailer}
  labels: {0x01: text, 0xf9: control, 0xfe: comment, 0xff: application}
  disposals: {0: any, 1: keep, 2: background, 3: previous}
