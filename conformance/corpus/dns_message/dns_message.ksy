meta:
  id: dns_message
  title: Message of the Domain Name System
  license: CC0-1.0
  endian: be
  encoding: utf8
doc-ref: RFC 1035
seq:
  - id: transaction
    type: u2
  - id: flags
    type: flags
  - id: num_questions
    type: u2
  - id: num_answers
    type: u2
  - id: num_authorities
    type: u2
  - id: num_additionals
    type: u2
  - id: questions
    type: question
    repeat: expr
    repeat-expr: num_questions
  - id: records
    type: record
    repeat: expr
    repeat-expr: num_answers + num_authorities + num_additionals
types:
  flags:
    doc-ref: RFC 1035, section 4.1.1
    seq:
      - id: is_response
        type: b1
        doc-ref: RFC 1035, QR
      - id: operation
        type: b4
        enum: operation
      - id: is_authoritative
        type: b1
      - id: is_truncated
        type: b1
      - id: wants_recursion
        type: b1
      - id: has_recursion
        type: b1
      - id: reserved
        type: b3
      - id: response
        type: b4
        enum: response
    enums:
      operation:
        0: query
        4: notify
        5: update
      response:
        0: ok
        1: format_error
        2: server_failure
        3: name_error
  name:
    seq:
      - id: labels
        type: label
        repeat: until
        repeat-until: _.len == 0 or _.is_pointer
  label:
    seq:
      - id: len
        type: u1
      - id: pointer
        type: pointer(len)
        if: is_pointer
      - id: text
        type: str
        size: len
        if: not is_pointer
    instances:
      is_pointer:
        value: len >= 0b1100_0000
  pointer:
    params:
      - id: high
        type: u1
    seq:
      - id: low
        type: u1
    instances:
      target:
        io: _root._io
        pos: low + ((high & 0x3f) << 8)
        type: name
  question:
    seq:
      - id: name
        type: name
      - id: kind
        type: u2
        enum: kind
      - id: network_class
        type: u2
  record:
    seq:
      - id: name
        type: name
      - id: kind
        type: u2
        enum: kind
      - id: network_class
        type: u2
      - id: seconds_to_live
        type: s4
      - id: len_data
        type: u2
      - id: data
        size: len_data
        type:
          switch-on: kind
          cases:
            'kind::a': ipv4
            'kind::aaaa': ipv6
            'kind::cname': name
            'kind::ns': name
            'kind::mx': mail
            'kind::txt': texts
  ipv4:
    seq:
      - id: bytes
        type: u1
        repeat: expr
        repeat-expr: 4
  ipv6:
    seq:
      - id: groups
        type: u2
        repeat: expr
        repeat-expr: 8
  mail:
    seq:
      - id: preference
        type: u2
      - id: exchange
        type: name
  texts:
    seq:
      - id: entries
        type: text
        repeat: eos
  text:
    seq:
      - id: len
        type: u1
      - id: text
        type: str
        size: len
enums:
  kind:
    1: a
    2: ns
    5: cname
    6: soa
    12: ptr
    15: mx
    16: txt
    28: aaaa
    41: opt
