meta:
  id: demo
  en|dian: |le
seq:
  - id: hdr
    type: |header
  - {id: kind, type: u1, en|um: |kind}
  - id: items
    repeat: |expr
    |
types:
  header:
    seq:
      - id: a
        -twin-unit: |m
    |-twin-key: a
enums:
  kind:
    1: {id: x, |doc: a}
|
