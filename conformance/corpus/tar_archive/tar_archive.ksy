meta:
  id: tar_archive
  title: Tape archive of POSIX.1 (ustar)
  file-extension: tar
  license: CC0-1.0
  encoding: UTF-8
seq:
  - id: entries
    type: entry
    repeat: until
    repeat-until: _.is_end
  - id: rest
    size-eos: true
types:
  entry:
    seq:
      - id: header
        type: header
        size: 512
      - id: body
        size: len_body
        if: not is_end
      - id: padding
        size: (512 - len_body % 512) % 512
        if: not is_end
    instances:
      is_end:
        value: header.name.length == 0
      len_body:
        value: 'is_end or header.kind == kind::directory ? 0 : header.len_body'
  header:
    seq:
      - id: name
        type: strz
        size: 100
      - id: mode
        type: octal(8)
      - id: uid
        type: octal(8)
      - id: gid
        type: octal(8)
      - id: len_text
        type: octal(12)
      - id: modified
        type: octal(12)
      - id: checksum
        size: 8
      - id: kind
        type: u1
        enum: kind
      - id: link
        type: strz
        size: 100
      - id: magic
        type: strz
        size: 6
      - id: version
        size: 2
      - id: user
        type: strz
        size: 32
      - id: group
        type: strz
        size: 32
      - id: device_major
        type: octal(8)
      - id: device_minor
        type: octal(8)
      - id: prefix
        type: strz
        size: 155
    instances:
      len_body:
        value: len_text.value
  octal:
    params:
      - id: len
        type: u1
        doc: bytes of the number and its terminator
        doc-ref: pax, ustar interchange format
    seq:
      - id: digits
        type: str
        size: len
        encoding: ASCII
        terminator: 0
        pad-right: 0x20
    instances:
      value:
        value: 'digits.length == 0 ? 0 : digits.to_i(8)'
enums:
  kind:
    0: old_file
    0x30: file
    0x31: hard_link
    0x32: symbolic_link
    0x33: character_device
    0x34: block_device
    0x35: directory
    0x36: fifo
    0x67: global_header
    0x78: extended_header
