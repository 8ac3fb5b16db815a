meta:
  id: png_chunk_arguments
  title: PNG
  endian: be
  encoding: ASCII
doc: Two kinds of chunks share a type, whose arguments are the kind of chunk and of colour.
seq:
  - {id: magic, contents: [137, PNG, 13, 10, 26, 10]}
  - {id: len_header, contents: [0, 0, 0, 13]}
  - {id: type_header, contents: IHDR}
  - {id: header, type: header, size: 13}
  - {id: crc_header, type: u4}
  - {id: chunks, type: chunk, repeat: until, repeat-until: _.type == "IEND"}
types:
  header:
    seq:
      - {id: width, type: u4}
      - {id: height, type: u4}
      - {id: depth, type: u1}
      - {id: color_type, type: u1, enum: color_type}
      - {id: compression, type: u1}
      - {id: filter, type: u1}
      - {id: interlace, type: u1}
  chunk:
    seq:
      - {id: len, type: u4}
      - {id: type, type: str, size: 4}
      - id: body
        size: len
        type:
          switch-on: type
          cases:
            '"PLTE"': palette
            '"bKGD"': color(_root.header.color_type, false)
            '"tRNS"': color(_root.header.color_type, true)
            '"tEXt"': text
      - {id: crc, type: u4}
  palette:
    seq:
      - {id: entries, type: rgb, repeat: eos}
  rgb:
    seq: [{id: r, type: u1}, {id: g, type: u1}, {id: b, type: u1}]
  color:
    params:
      - {id: kind, type: u1, enum: color_type}
      - {id: transparent, type: bool}
    seq:
      - {id: index, type: u1, if: kind == color_type::indexed and not transparent}
      - {id: alpha, type: u1, repeat: eos, if: kind == color_type::indexed and transparent}
      - {id: gray, type: u2, if: kind == color_type::gray}
      - {id: samples, type: u2, repeat: expr, repeat-expr: 3, if: kind == color_type::rgb}
  text:
    seq:
      - {id: keyword, type: strz}
      - {id: text, type: str, size-eos: true}
enums:
  color_type: {0: gray, 2: rgb, 3: indexed, 4: gray_alpha, 6: rgb_alpha}
