meta:
  id: chunks
  title: A picture in chunks
  endian: be
doc: |
  A picture in the manner of PNG: a signature, then chunks, the last of which is the end.
seq:
  - id: signature
    contents: [0x89, CHK]
    -twin-role: magic
  - id: chunks
    type: chunk
    repeat: until
    repeat-until: _.kind == "IEND"
    doc: What the picture is made of.
types:
  chunk:
    doc: One part of the picture.
    seq:
      - id: len_body
        type: u4
        doc: Number of bytes of the body.
      - id: kind
        type: str
        size: 4
        encoding: ASCII
        doc: What the body is.
      - id: body
        size: len_body
        type:
          switch-on: kind
          cases:
            '"IHDR"': header
            '"PLTE"': palette
            '"IEND"': nothing
      - id: checksum
        type: u4
  header:
    seq:
      - id: width
        type: u4
        doc: In pixels.
      - id: height
        type: u4
      - id: depth
        type: u1
        valid:
          any-of: [8, 16]
      - id: colours
        type: u1
        enum: colours
        doc: How a pixel is stored.
    instances:
      pixels:
        value: width * height
        doc: How many there are.
  palette:
    seq:
      - id: entries
        type: colour
        repeat: eos
  colour:
    seq:
      - id: red
        type: u1
      - id: green
        type: u1
      - id: blue
        type: u1
  nothing: {}
enums:
  colours:
    0: grey
    2:
      id: rgb
      doc: Red, green and blue.
    3: indexed
