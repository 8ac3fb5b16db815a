meta:
  id: switches
seq:
  - id: kind
    type: u1
  - id: a
    type:
      switch-on: kind
      case:
        1: u1
  - id: b
    type:
      switch_on: kind
      cases:
        1: u1
  - id: c
    type:
      switch-on: kind
      cases:
        default: u1
