meta: {id: capture, endian: le}
seq:
  - {id: magic, contents: [0xd4, 0xc3, 0xb2, 0xa1]}
  - {id: version_major, type: u2}
  - {id: version_minor, type: u2}
  - {id: snaplen, type: u4}
  - {id: packets, type: packet, repeat: eos}
types:
  packet:
    seq:
      - {id: ts_sec, type: u4}
      - {id: ts_usec, type: u4}
      - {id: incl_len, type: u4}
      - {id: orig_len, type: u4}
      - {id: body, type: ethernet, size: incl_len}
  ethernet:
    meta: {endian: be}
    seq:
      - {id: dst, size: 6}
      - {id: src, size: 6}
      - {id: ether_type, type: u2}
      - id: body
        size-eos: true
        type:
          switch-on: ether_type
          cases:
            0x0800: ipv4
            0x86dd: ipv6
  ipv4:
    meta: {endian: be}
    seq:
      - {id: b1, type: u1}
      - {id: b2, type: u1}
      - {id: total_length, type: u2}
      - {id: identification, type: u2}
      - {id: b67, type: u2}
      - {id: ttl, type: u1}
      - {id: protocol, type: u1}
      - {id: header_checksum, type: u2}
      - {id: src, size: 4}
      - {id: dst, size: 4}
      - {id: options, size: ihl_bytes - 20}
      - {id: body, type: udp, size: total_length - ihl_bytes, if: protocol == 17}
    instances:
      version: {value: (b1 & 0xf0) >> 4}
      ihl: {value: b1 & 0xf}
      ihl_bytes: {value: ihl * 4}
  ipv6:
    meta: {endian: be}
    seq:
      - {id: head, type: u4}
      - {id: rest, size-eos: true}
  udp:
    meta: {endian: be}
    seq:
      - {id: src_port, type: u2}
      - {id: dst_port, type: u2}
      - {id: length, type: u2}
      - {id: checksum, type: u2}
      - {id: body, size-eos: true}
