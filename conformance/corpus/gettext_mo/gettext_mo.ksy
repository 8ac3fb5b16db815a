meta:
  id: gettext_mo
  title: Message catalog of gettext
  file-extension: mo
  license: CC0-1.0
  encoding: UTF-8
seq:
  - id: signature
    size: 4
  - id: mo
    type: mo
types:
  mo:
    meta:
      endian:
        switch-on: _root.signature
        cases:
          '[0xde, 0x12, 0x04, 0x95]': le
          '[0x95, 0x04, 0x12, 0xde]': be
    seq:
      - id: major
        type: u2
      - id: minor
        type: u2
      - id: num_messages
        type: u4
      - id: ofs_originals
        type: u4
      - id: ofs_translations
        type: u4
      - id: num_hash
        type: u4
      - id: ofs_hash
        type: u4
    instances:
      originals:
        io: _root._io
        pos: ofs_originals
        type: descriptor
        repeat: expr
        repeat-expr: num_messages
      translations:
        io: _root._io
        pos: ofs_translations
        type: descriptor
        repeat: expr
        repeat-expr: num_messages
      hash:
        io: _root._io
        pos: ofs_hash
        type: u4
        repeat: expr
        repeat-expr: num_hash
        if: num_hash != 0
    types:
      descriptor:
        seq:
          - id: len
            type: u4
          - id: offset
            type: u4
        instances:
          text:
            io: _root._io
            pos: offset
            type: strz
            encoding: UTF-8
          whole:
            io: _root._io
            pos: offset
            size: len
          as_text:
            value: whole.to_s("UTF-8")
