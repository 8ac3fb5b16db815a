meta:
  id: bmp
  title: A picture in rows
  endian: le
  bit-endian: be
seq:
  - {id: magic, contents: BM}
  - {id: len_file, type: u4}
  - {id: content, type: content, size: len_file - 6}
types:
  content:
    seq:
      - {id: reserved, type: u4}
      - {id: ofs_pixels, type: u4}
      - {id: info, type: info, size: ofs_pixels - 14}
      - id: rows
        type: row(header.width, header.bits_per_pixel)
        size: (header.width * header.bits_per_pixel + 31) / 32 * 4
        repeat: expr
        repeat-expr: 'header.height < 0 ? -header.height : header.height'
        if: not packed
      - {id: runs, type: run, repeat: until, repeat-until: _.count == 0 and _.other.code == 1, if: packed}
    instances:
      header:
        value: info.header
      packed:
        value: header.packing == packings::runs_of_bytes
  info:
    doc: All that is told before the pixels.
    seq:
      - {id: len_header, type: u4}
      - {id: header, type: header, size: len_header - 4}
      - {id: masks, type: masks, if: header.packing == packings::masks and len_header == 40}
      - {id: palette, type: color, repeat: eos}
  header:
    seq:
      - {id: width, type: s4}
      - id: height
        type: s4
        doc: The rows go from the bottom to the top, unless it is negative.
      - {id: num_planes, type: u2}
      - {id: bits_per_pixel, type: u2}
      - {id: packing, type: u4, enum: packings}
      - {id: len_pixels, type: u4}
      - {id: columns_per_meter, type: s4}
      - {id: rows_per_meter, type: s4}
      - {id: num_colors, type: u4}
      - {id: num_important_colors, type: u4}
      - {id: more, size-eos: true, if: _parent.len_header > 40}
  masks:
    doc: Which bits of a pixel are which colour.
    seq:
      - {id: red, type: u4}
      - {id: green, type: u4}
      - {id: blue, type: u4}
  color:
    seq:
      - {id: blue, type: u1}
      - {id: green, type: u1}
      - {id: red, type: u1}
      - {id: reserved, type: u1}
  row:
    params:
      - {id: width, type: s4}
      - {id: bits, type: u2}
    seq:
      - {id: flags, type: b1, repeat: expr, repeat-expr: width, if: bits == 1}
      - {id: nibbles, type: b4, repeat: expr, repeat-expr: width, if: bits == 4}
      - {id: bytes, type: u1, repeat: expr, repeat-expr: width, if: bits == 8}
      - {id: words, type: u2, repeat: expr, repeat-expr: width, if: bits == 16}
      - {id: colors, type: bgr, repeat: expr, repeat-expr: width, if: bits == 24}
      - {id: wide_colors, type: color, repeat: expr, repeat-expr: width, if: bits == 32}
      - id: pad
        size-eos: true
        if: width * bits % 32 != 0
        doc: What fills up four bytes.
  bgr:
    seq:
      - {id: blue, type: u1}
      - {id: green, type: u1}
      - {id: red, type: u1}
  run:
    doc: So many pixels of one value; or something else.
    seq:
      - {id: count, type: u1}
      - {id: value, type: u1, if: count > 0}
      - {id: other, type: other, if: count == 0}
  other:
    doc: The end of a row (0) or of the picture (1), a step (2), or so many values.
    seq:
      - {id: code, type: u1}
      - {id: step, type: step, if: code == 2}
      - {id: values, size: code, if: code > 2}
      - {id: pad, contents: [0], if: code > 2 and code % 2 == 1}
  step:
    seq:
      - {id: right, type: u1}
      - {id: up, type: u1}
enums:
  packings: {0: unpacked, 1: runs_of_bytes, 2: runs_of_nibbles, 3: masks}
