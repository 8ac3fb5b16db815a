meta:
  id: websocket_frames
  title: Frames of a WebSocket connection
  license: CC0-1.0
  endian: be
doc-ref: RFC 6455, section 5
seq:
  - id: messages
    type: message
    repeat: eos
types:
  message:
    seq:
      - id: first
        type: frame
        valid:
          expr: first.header.opcode != opcode::continuation
      - id: others
        type: frame
        repeat: until
        repeat-until: _.header.is_final
        if: not first.header.is_final
  frame:
    seq:
      - id: header
        type: header
      - id: text
        type: str
        size: header.len
        encoding: UTF-8
        if: header.opcode == opcode::text and not header.is_masked
      - id: bytes
        size: header.len
        if: header.opcode != opcode::text or header.is_masked
  header:
    seq:
      - id: is_final
        type: b1
      - id: reserved
        type: b3
      - id: opcode
        type: b4
        enum: opcode
      - id: is_masked
        type: b1
      - id: len7
        type: b7
      - id: len16
        type: u2
        if: len7 == 126
      - id: len64
        type: u8
        if: len7 == 127
      - id: mask
        type: u4
        if: is_masked
    instances:
      len:
        value: 'len7 <= 125 ? len7 : len7 == 126 ? len16 : len64'
enums:
  opcode:
    0: continuation
    1: text
    2: binary
    8: close
    9: ping
    0xa: pong
