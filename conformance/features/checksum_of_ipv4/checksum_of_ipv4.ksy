# The checksums of the headers of IPv4 and ICMP: they count themselves as zeros.
meta: {id: checksum_of_ipv4, endian: be}
seq:
  - {id: version, type: b4}
  - {id: len_header, type: b4}
  - {id: service, type: u1}
  - {id: len_total, type: u2}
  - {id: ident, type: u2}
  - {id: fragment, type: u2}
  - {id: ttl, type: u1}
  - {id: protocol, type: u1}
  - {id: checksum, type: u2, -twin-checksum: {algorithm: internet, of: {to: options}, self: 0}}
  - {id: source, size: 4}
  - {id: target, size: 4}
  - {id: options, size: (len_header - 5) * 4}
  - {id: body, type: icmp, size-eos: true}
types:
  icmp:
    seq:
      - {id: kind, type: u1}
      - {id: code, type: u1}
      - {id: checksum, type: u2, -twin-checksum: {algorithm: internet, of: struct, self: 0}}
      - {id: data, size-eos: true}
