meta: {id: capture, endian: le}
seq:
  - {id: header, type: header}
  - {id: packets, type: packet, repeat: eos}
types:
  header:
    seq:
      - {id: magic, contents: [0xd4, 0xc3, 0xb2, 0xa1]}
      - {id: version_major, type: u2}
      - {id: version_minor, type: u2}
      - {id: time_zone, type: s4}
      - {id: accuracy, type: u4}
      - {id: max_len_body, type: u4}
      - {id: link, type: u4, enum: link}
  packet:
    seq:
      - {id: seconds, type: u4}
      - {id: microseconds, type: u4}
      - {id: len_body, type: u4}
      - {id: len_original, type: u4}
      - id: body
        size: len_body
        type:
          switch-on: _root.header.link
          cases:
            'link::ethernet': ethernet
  ethernet:
    meta: {endian: be}
    seq:
      - {id: dst, size: 6}
      - {id: src, size: 6}
      - {id: ether_type, type: u2, enum: ether_type}
      - id: body
        size-eos: true
        type:
          switch-on: ether_type
          cases:
            'ether_type::ipv4': ipv4
            'ether_type::ipv6': ipv6
  ipv4:
    meta: {endian: be}
    seq:
      - {id: b1, type: u1}
      - {id: b2, type: u1}
      - {id: total_length, type: u2}
      - {id: identification, type: u2}
      - {id: b67, type: u2}
      - {id: ttl, type: u1}
      - {id: protocol, type: u1, enum: protocol}
      - {id: header_checksum, type: u2}
      - {id: src, size: 4}
      - {id: dst, size: 4}
      - {id: options, type: ipv4_options, size: ihl_bytes - 20}
      - {id: body, type: transport(protocol), size: total_length - ihl_bytes}
    instances:
      version: {value: (b1 & 0xf0) >> 4}
      ihl: {value: b1 & 0xf}
      ihl_bytes: {value: ihl * 4}
  ipv4_options:
    seq:
      - {id: options, type: ipv4_option, repeat: eos}
  ipv4_option:
    seq:
      - {id: kind, type: u1}
      - {id: value, type: ipv4_value, if: kind > 1}
  ipv4_value:
    seq:
      - {id: len, type: u1}
      - {id: body, size: len - 2}
  ipv6:
    meta: {endian: be}
    seq:
      - {id: head, type: u4}
      - {id: rest, size-eos: true}
  transport:
    params:
      - {id: protocol, type: u1, enum: protocol}
    seq:
      - id: body
        size-eos: true
        type:
          switch-on: protocol
          cases:
            'protocol::tcp': tcp
            'protocol::udp': udp
  tcp:
    meta: {endian: be}
    seq:
      - {id: src_port, type: u2}
      - {id: dst_port, type: u2}
      - {id: sequence, type: u4}
      - {id: acknowledged, type: u4}
      - {id: b12, type: u1}
      - {id: flags, type: u1}
      - {id: window, type: u2}
      - {id: checksum, type: u2}
      - {id: urgent, type: u2}
      - {id: options, size: (b12 >> 4) * 4 - 20}
      - {id: body, size-eos: true}
  udp:
    meta: {endian: be}
    seq:
      - {id: src_port, type: u2}
      - {id: dst_port, type: u2}
      - {id: length, type: u2}
      - {id: checksum, type: u2}
      - {id: body, size: length - 8}
enums:
  link: {1: ethernet}
  ether_type: {0x0800: ipv4, 0x0806: arp, 0x86dd: ipv6}
  protocol: {1: icmp, 6: tcp, 17: udp}
