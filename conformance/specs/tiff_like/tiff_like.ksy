meta:
  id: tiff_like
  title: Directories in either byte order, told by a mark
seq:
  - id: mark
    type: u2be
    enum: marks
  - id: body
    type: body
enums:
  marks: {0x4949: intel, 0x4d4d: motorola}
types:
  body:
    meta:
      endian:
        switch-on: _root.mark
        cases:
          'marks::intel': le
          'marks::motorola': be
    seq:
      - {id: version, type: u2}
      - {id: ofs_first, type: u4}
    instances:
      first:
        pos: ofs_first
        type: directory
    types:
      directory:
        seq:
          - {id: num_entries, type: u2}
          - {id: entries, type: entry, repeat: expr, repeat-expr: num_entries}
          - {id: ofs_next, type: u4}
        instances:
          next:
            pos: ofs_next
            type: directory
            if: ofs_next != 0
      entry:
        seq:
          - {id: tag, type: u2}
          - {id: kind, type: u2}
          - {id: count, type: u4}
          - {id: value, type: u4}
