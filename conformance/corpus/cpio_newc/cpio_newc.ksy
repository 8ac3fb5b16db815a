meta:
  id: cpio_newc
  title: cpio archive, new portable format (initramfs)
  file-extension: cpio
  license: CC0-1.0
  encoding: ASCII
seq:
  - id: entries
    type: entry
    repeat: until
    repeat-until: '_.name == "TRAILER!!!" or _io.eof'
  - id: filler
    size-eos: true
types:
  hex:
    seq:
      - id: digits
        type: str
        size: 8
    instances:
      value:
        value: digits.to_i(16)
  entry:
    seq:
      - id: magic
        type: str
        size: 6
        valid:
          any-of: ['"070701"', '"070702"']
      - id: inode
        type: hex
      - id: mode
        type: hex
      - id: uid
        type: hex
      - id: gid
        type: hex
      - id: num_links
        type: hex
      - id: modified
        type: hex
      - id: len_body
        type: hex
      - id: device_major
        type: hex
      - id: device_minor
        type: hex
      - id: rdevice_major
        type: hex
      - id: rdevice_minor
        type: hex
      - id: len_name
        type: hex
      - id: checksum
        type: hex
      - id: name
        type: strz
        encoding: UTF-8
        size: len_name.value
      - id: name_padding
        size: '(4 - (110 + len_name.value) % 4) % 4'
      - id: body
        size: len_body.value
      - id: body_padding
        size: (-len_body.value) % 4
    instances:
      file_kind:
        value: mode.value >> 12
        enum: file_kind
    enums:
      file_kind:
        0: none
        0b0001: fifo
        0b0010: character_device
        0b0100: directory
        0b0110: block_device
        0b1000: regular
        0b1010: symbolic_link
        0b1100: socket
