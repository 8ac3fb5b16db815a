meta: {id: sensor_log, endian: le, encoding: UTF-8}
seq:
  - {id: station, type: str, size: 8, pad-right: 0}
  - {id: interval, type: u2}
  - {id: has_offset, type: u1}
  - {id: offset, type: s4, if: has_offset == 1}
  - {id: readings, type: f4, repeat: eos}
