meta:
  id: ar_archive
  title: Archive of Unix (static libraries, Debian packages)
  file-extension: [a, deb]
  license: CC0-1.0
  encoding: ASCII
seq:
  - id: magic
    contents: "!<arch>\n"
  - id: members
    type: member
    repeat: eos
types:
  member:
    seq:
      - id: name
        type: str
        size: 16
        pad-right: 0x20
      - id: modified
        type: str
        size: 12
        pad-right: 0x20
      - id: uid
        type: str
        size: 6
        pad-right: 0x20
      - id: gid
        type: str
        size: 6
        pad-right: 0x20
      - id: mode
        type: str
        size: 8
        pad-right: 0x20
      - id: size_text
        type: str
        size: 10
        pad-right: 0x20
      - id: end
        contents: [0x60, 0x0a]
      - id: body
        size: size_text.to_i
        type:
          switch-on: name
          cases:
            '"/"': symbols
      - id: padding
        contents: "\n"
        if: size_text.to_i % 2 == 1
    instances:
      mode_value:
        value: mode.to_i(8)
        if: mode.length > 0
      is_long_name:
        value: 'name.length > 1 and name.substring(0, 1) == "/" and name.substring(1, 2) != "/"'
  symbols:
    meta:
      endian: be
    seq:
      - id: num_symbols
        type: u4
      - id: offsets
        type: u4
        repeat: expr
        repeat-expr: num_symbols
      - id: names
        type: strz
        repeat: expr
        repeat-expr: num_symbols
