meta:
  id: ethernet
  title: Frames of Ethernet with IP version 4
  license: CC0-1.0
  endian: be
doc-ref: RFC 894, RFC 791, RFC 768, RFC 793
seq:
  - id: destination
    size: 6
  - id: source
    size: 6
  - id: ether_type
    type: u2
    enum: ether_type
  - id: tag
    type: tag
    if: ether_type == ether_type::vlan
  - id: inner_type
    type: u2
    enum: ether_type
    if: ether_type == ether_type::vlan
  - id: body
    size-eos: true
    type:
      switch-on: 'ether_type == ether_type::vlan ? inner_type : ether_type'
      cases:
        'ether_type::ipv4': ipv4
        'ether_type::arp': arp
types:
  tag:
    seq:
      - id: priority
        type: b3
      - id: may_drop
        type: b1
      - id: number
        type: b12
  arp:
    seq:
      - id: hardware
        type: u2
      - id: protocol
        type: u2
        enum: ether_type
      - id: len_hardware
        type: u1
      - id: len_protocol
        type: u1
      - id: operation
        type: u2
        enum: operation
      - id: pairs
        type: pair
        repeat: expr
        repeat-expr: 2
    types:
      pair:
        seq:
          - id: hardware
            size: _parent.len_hardware
          - id: protocol
            size: _parent.len_protocol
    enums:
      operation:
        1: request
        2: reply
  ipv4:
    seq:
      - id: version
        type: b4
        valid: 4
      - id: words
        type: b4
      - id: differentiated
        type: b6
      - id: congestion
        type: b2
      - id: len
        type: u2
      - id: identification
        type: u2
      - id: reserved
        type: b1
      - id: must_not_fragment
        type: b1
      - id: more_fragments
        type: b1
      - id: fragment
        type: b13
      - id: time_to_live
        type: u1
      - id: protocol
        type: u1
        enum: protocol
      - id: checksum
        type: u2
      - id: source
        type: u1
        repeat: expr
        repeat-expr: 4
      - id: destination
        type: u1
        repeat: expr
        repeat-expr: 4
      - id: options
        size: words * 4 - 20
        if: words > 5
      - id: body
        size: len - words * 4
        type:
          switch-on: protocol
          cases:
            'protocol::udp': udp
            'protocol::tcp': tcp
            'protocol::icmp': icmp
  icmp:
    seq:
      - id: kind
        type: u1
      - id: code
        type: u1
      - id: checksum
        type: u2
      - id: data
        size-eos: true
  udp:
    seq:
      - id: source
        type: u2
      - id: destination
        type: u2
      - id: len
        type: u2
        valid:
          min: 8
      - id: checksum
        type: u2
      - id: data
        size: len - 8
  tcp:
    seq:
      - id: source
        type: u2
      - id: destination
        type: u2
      - id: sequence
        type: u4
      - id: acknowledged
        type: u4
      - id: words
        type: b4
      - id: reserved
        type: b3
      - id: flags
        type: b9
      - id: window
        type: u2
      - id: checksum
        type: u2
      - id: urgent
        type: u2
      - id: options
        size: words * 4 - 20
      - id: data
        size-eos: true
    instances:
      is_syn:
        value: (flags & 0b10) != 0
enums:
  ether_type:
    0x0800: ipv4
    0x0806: arp
    0x8100: vlan
    0x86dd: ipv6
  protocol:
    1: icmp
    6: tcp
    17: udp
