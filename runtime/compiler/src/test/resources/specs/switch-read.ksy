# unsupported-spec: switch_read/value: a switch between plain values that an expression of switch_read/body reads has no text form
meta: {id: switch_read}
seq:
  - {id: tag, type: u1}
  - {id: value, type: {switch-on: tag, cases: {1: u1, 2: other}}}
  - {id: body, size: value.as<u1>}
types:
  other:
    seq: [{id: value, type: u1}]
