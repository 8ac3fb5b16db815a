meta: {id: song, endian: be}
seq:
  - {id: magic, contents: MThd}
  - {id: len_header, type: u4}
  - {id: format, type: u2}
  - {id: num_tracks, type: u2}
  - {id: division, type: s2}
  - {id: tracks, type: track, repeat: expr, repeat-expr: num_tracks}
types:
  track:
    seq:
      - {id: magic, contents: MTrk}
      - {id: len_events, type: u4}
      - {id: events, size: len_events, type: track_events}
  track_events:
    seq:
      - {id: event, type: track_event, repeat: eos}
  vlq:
    seq:
      - {id: groups, type: group, repeat: until, repeat-until: not _.has_next}
    types:
      group:
        seq:
          - {id: b, type: u1}
        instances:
          has_next: {value: (b & 0x80) != 0}
          value: {value: b & 0x7f}
    instances:
      last: {value: groups.size - 1}
      value: {value: 'groups[last].value + (last >= 1 ? (groups[last - 1].value << 7) : 0)'}
  track_event:
    seq:
      - {id: v_time, type: vlq}
      - {id: event_header, type: u1}
      - {id: meta_event_body, type: meta_event, if: event_header == 0xff}
      - id: event_body
        type:
          switch-on: event_type
          cases:
            0x80: note_off
            0x90: note_on
            0xb0: controller
            0xe0: pitch_bend
    instances:
      event_type: {value: event_header & 0xf0}
      channel: {value: event_header & 0xf, if: event_type != 0xf0}
  note_off:
    seq: [{id: note, type: u1}, {id: velocity, type: u1}]
  note_on:
    seq: [{id: note, type: u1}, {id: velocity, type: u1}]
  controller:
    seq: [{id: controller, type: u1}, {id: value, type: u1}]
  pitch_bend:
    seq: [{id: b1, type: u1}, {id: b2, type: u1}]
    instances:
      bend: {value: (b2 << 7) + b1 - 0x4000}
  meta_event:
    seq:
      - {id: meta_type, type: u1}
      - {id: len, type: vlq}
      - {id: body, size: len.value}
