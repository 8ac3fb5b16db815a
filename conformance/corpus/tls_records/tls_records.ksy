meta:
  id: tls_records
  title: Records of Transport Layer Security
  license: CC0-1.0
  endian: be
doc-ref: RFC 5246, RFC 8446
seq:
  - id: records
    type: record
    repeat: eos
types:
  record:
    seq:
      - id: kind
        type: u1
        enum: kind
      - id: major
        type: u1
        valid: 3
      - id: minor
        type: u1
      - id: len
        type: u2
        valid:
          max: 0x4800
      - id: body
        size: len
        type:
          switch-on: kind
          cases:
            'kind::handshake': handshake
            'kind::alert': alert
            'kind::change_cipher': change
  change:
    seq:
      - id: value
        contents: [1]
  alert:
    seq:
      - id: level
        type: u1
        enum: level
      - id: description
        type: u1
    enums:
      level:
        1: warning
        2: fatal
  handshake:
    seq:
      - id: kind
        type: u1
        enum: handshake_kind
      - id: len
        type: b24
      - id: body
        size: len
        type:
          switch-on: kind
          cases:
            'handshake_kind::client_hello': client_hello
            'handshake_kind::server_hello': server_hello
  client_hello:
    seq:
      - id: version
        type: u2
      - id: random
        size: 32
      - id: session
        type: opaque8
      - id: len_ciphers
        type: u2
      - id: ciphers
        type: u2
        repeat: expr
        repeat-expr: len_ciphers / 2
      - id: compressions
        type: opaque8
      - id: extensions
        type: extensions
        if: not _io.eof
  server_hello:
    seq:
      - id: version
        type: u2
      - id: random
        size: 32
      - id: session
        type: opaque8
      - id: cipher
        type: u2
      - id: compression
        type: u1
      - id: extensions
        type: extensions
        if: not _io.eof
  opaque8:
    seq:
      - id: len
        type: u1
      - id: bytes
        size: len
  extensions:
    seq:
      - id: len
        type: u2
      - id: entries
        size: len
        type: extension_list
  extension_list:
    seq:
      - id: entries
        type: extension
        repeat: eos
  extension:
    seq:
      - id: kind
        type: u2
        enum: extension_kind
      - id: len
        type: u2
      - id: body
        size: len
        type:
          switch-on: kind
          cases:
            'extension_kind::server_name': server_names
            'extension_kind::protocols': protocols
  server_names:
    seq:
      - id: len
        type: u2
      - id: names
        type: server_name
        repeat: eos
  server_name:
    seq:
      - id: kind
        type: u1
      - id: len
        type: u2
      - id: name
        type: str
        size: len
        encoding: ASCII
  protocols:
    seq:
      - id: len
        type: u2
      - id: names
        type: protocol
        repeat: eos
  protocol:
    seq:
      - id: len
        type: u1
      - id: name
        type: str
        size: len
        encoding: ASCII
enums:
  kind:
    20: change_cipher
    21: alert
    22: handshake
    23: data
  handshake_kind:
    1: client_hello
    2: server_hello
    11: certificate
  extension_kind:
    0: server_name
    10: groups
    16: protocols
    43: versions
