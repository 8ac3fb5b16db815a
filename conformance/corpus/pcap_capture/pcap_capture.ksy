meta:
  id: pcap_capture
  title: Captured packets
  file-extension: [pcap, cap]
  license: CC0-1.0
  imports:
    - ethernet
seq:
  - id: magic
    type: u4le
    enum: magic
  - id: body
    type: body
types:
  body:
    meta:
      endian:
        switch-on: _root.magic
        cases:
          'magic::le': le
          'magic::le_nano': le
          'magic::be': be
          'magic::be_nano': be
    seq:
      - id: major
        type: u2
        valid: 2
      - id: minor
        type: u2
      - id: zone
        type: s4
      - id: accuracy
        type: u4
      - id: max_packet
        type: u4
      - id: network
        type: u4
        enum: network
      - id: packets
        type: packet
        repeat: eos
  packet:
    meta:
      endian:
        switch-on: _root.magic
        cases:
          'magic::le': le
          'magic::le_nano': le
          'magic::be': be
          'magic::be_nano': be
    seq:
      - id: seconds
        type: u4
      - id: fraction
        type: u4
      - id: len_captured
        type: u4
      - id: len_sent
        type: u4
        valid:
          min: len_captured
      - id: body
        size: len_captured
        type:
          switch-on: _parent.network
          cases:
            'network::ethernet': ethernet
    instances:
      is_nano:
        value: _root.magic == magic::le_nano or _root.magic == magic::be_nano
      is_cut:
        value: len_captured < len_sent
enums:
  magic:
    0xa1b2c3d4: le
    0xd4c3b2a1: be
    0xa1b23c4d: le_nano
    0x4d3cb2a1: be_nano
  network:
    0: 'null'
    1: ethernet
    101: raw
