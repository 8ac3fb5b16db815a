meta:
  id: utmp_log
  title: Log of logins (utmp, wtmp) of Linux
  license: CC0-1.0
  endian: le
  encoding: UTF-8
seq:
  - id: records
    type: record
    size: 384
    repeat: eos
types:
  record:
    seq:
      - id: kind
        type: s2
        enum: kind
      - id: reserved
        size: 2
      - id: process
        type: s4
      - id: line
        type: strz
        size: 32
      - id: terminal
        type: str
        size: 4
        terminator: 0
      - id: user
        type: strz
        size: 32
      - id: host
        type: strz
        size: 256
      - id: termination
        type: s2
      - id: exit
        type: s2
      - id: session
        type: s4
      - id: seconds
        type: s4le
      - id: microseconds
        type: s4
      - id: address
        type: u4be
        repeat: expr
        repeat-expr: 4
      - id: unused
        size-eos: true
enums:
  kind:
    0: empty
    1: run_level
    2: boot
    5: init
    6: login
    7: user
    8: dead
