meta:
  id: png
  title: A picture in chunks
  endian: be
  encoding: ISO-8859-1
doc: |
  The pixels stand in one chunk, as they do in small pictures. Writers split those of larger ones
  into several IDAT, which only together are one packed stream.
seq:
  - {id: signature, contents: [0x89, PNG, 0x0d, 0x0a, 0x1a, 0x0a]}
  - {id: chunks, type: chunk, repeat: until, repeat-until: '_.kind == "IEND"'}
instances:
  header:
    value: chunks[0].body.as<header>
types:
  chunk:
    seq:
      - {id: len_body, type: u4}
      - {id: kind, type: str, size: 4}
      - id: body
        size: len_body
        type:
          switch-on: kind
          cases:
            '"IHDR"': header
            '"PLTE"': palette
            '"gAMA"': gamma
            '"pHYs"': density
            '"tIME"': time
            '"tEXt"': text
            '"zTXt"': packed_text
            '"IDAT"': data
      - id: crc
        type: u4
        -twin-checksum: {algorithm: crc-32, of: [kind, body]}
  header:
    seq:
      - {id: width, type: u4}
      - {id: height, type: u4}
      - {id: bit_depth, type: u1}
      - {id: color, type: u1, enum: colors}
      - {id: packing, contents: [0]}
      - {id: filters, contents: [0]}
      - {id: interlace, type: u1, enum: interlaces}
    instances:
      samples:
        value: 'color == colors::rgb ? 3 : color == colors::rgba ? 4 : color == colors::gray_alpha ? 2 : 1'
      bits_per_pixel:
        value: bit_depth * samples
  palette:
    seq:
      - {id: colors, type: rgb, repeat: eos}
  rgb:
    seq:
      - {id: red, type: u1}
      - {id: green, type: u1}
      - {id: blue, type: u1}
  gamma:
    seq:
      - {id: hundred_thousandths, type: u4}
  density:
    seq:
      - {id: x, type: u4}
      - {id: y, type: u4}
      - {id: unit, type: u1, enum: units}
  time:
    seq:
      - {id: year, type: u2}
      - {id: month, type: u1}
      - {id: day, type: u1}
      - {id: hour, type: u1}
      - {id: minute, type: u1}
      - {id: second, type: u1}
  text:
    seq:
      - {id: keyword, type: strz}
      - {id: text, type: str, size-eos: true}
  packed_text:
    seq:
      - {id: keyword, type: strz}
      - {id: packing, contents: [0]}
      - {id: text, type: whole_text, size-eos: true, process: zlib}
  whole_text:
    seq:
      - {id: text, type: str, size-eos: true}
  data:
    seq:
      - {id: pixels, type: pixels, size-eos: true, process: zlib}
  pixels:
    seq:
      - {id: whole, type: 'pass(0, 0, 1, 1)', if: _root.header.interlace == interlaces::whole}
      - id: passes
        type: >-
          pass([0, 4, 0, 2, 0, 1, 0][_index], [0, 0, 4, 0, 2, 0, 1][_index],
          [8, 8, 4, 4, 2, 2, 1][_index], [8, 8, 8, 4, 4, 2, 2][_index])
        repeat: expr
        repeat-expr: 7
        if: _root.header.interlace == interlaces::adam7
  pass:
    doc: The pixels at every so many steps to the right and down.
    params:
      - {id: left, type: u1}
      - {id: top, type: u1}
      - {id: right, type: u1}
      - {id: down, type: u1}
    seq:
      - id: rows
        type: row((num_columns * _root.header.bits_per_pixel + 7) / 8)
        repeat: expr
        repeat-expr: 'num_columns == 0 ? 0 : num_rows'
    instances:
      num_columns: {value: (_root.header.width - left + right - 1) / right}
      num_rows: {value: (_root.header.height - top + down - 1) / down}
  row:
    doc: Every byte is told as how far it is from what the filter expects there.
    params:
      - {id: len_bytes, type: u4}
    seq:
      - {id: filter, type: u1, enum: filters}
      - {id: bytes, size: len_bytes}
enums:
  colors: {0: gray, 2: rgb, 3: indexed, 4: gray_alpha, 6: rgba}
  interlaces: {0: whole, 1: adam7}
  filters: {0: unfiltered, 1: left, 2: up, 3: average, 4: paeth}
  units: {0: unknown, 1: meter}
