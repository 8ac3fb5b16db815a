meta:
  id: mqtt_packets
  title: Control packets of MQTT 3.1.1
  license: CC0-1.0
  endian: be
  encoding: UTF-8
  imports:
    - ../common/leb128
seq:
  - id: packets
    type: packet
    repeat: eos
types:
  packet:
    seq:
      - id: kind
        type: b4
        enum: kind
      - id: flags
        type: flags
      - id: len
        type: leb128
      - id: body
        size: len.value
        type:
          switch-on: kind
          cases:
            'kind::connect': connect
            'kind::accept': accept
            'kind::publish': publish(flags.quality)
            'kind::subscribe': subscribe
  flags:
    seq:
      - id: is_duplicate
        type: b1
      - id: quality
        type: b2
      - id: is_retained
        type: b1
  text:
    seq:
      - id: len
        type: u2
      - id: value
        type: str
        size: len
  connect:
    seq:
      - id: protocol
        type: text
      - id: level
        type: u1
      - id: has_user
        type: b1
      - id: has_password
        type: b1
      - id: will_retained
        type: b1
      - id: will_quality
        type: b2
      - id: has_will
        type: b1
      - id: clean
        type: b1
      - id: reserved
        type: b1
      - id: keep_alive
        type: u2
      - id: client
        type: text
      - id: will_topic
        type: text
        if: has_will
      - id: will
        type: text
        if: has_will
      - id: user
        type: text
        if: has_user
      - id: password
        type: text
        if: has_password
  accept:
    seq:
      - id: reserved
        type: b7
      - id: has_session
        type: b1
      - id: code
        type: u1
  publish:
    params:
      - id: quality
        type: u1
    seq:
      - id: topic
        type: text
      - id: id
        type: u2
        if: quality != 0
      - id: payload
        size-eos: true
  subscribe:
    seq:
      - id: id
        type: u2
      - id: topics
        type: topic
        repeat: eos
    types:
      topic:
        seq:
          - id: filter
            type: text
          - id: quality
            type: u1
            valid:
              max: 2
enums:
  kind:
    1: connect
    2: accept
    3: publish
    4: publish_ack
    8: subscribe
    9: subscribe_ack
    12: ping
    13: ping_answer
    14: disconnect
