meta:
  id: frames
  encoding: ASCII
doc: An array ends at its size or at an empty name, whichever is first.
seq:
  - id: len_all
    type: u4be
  - id: frames
    type: frame
    repeat: until
    repeat-until: _io.pos > len_all + 1000 or _.empty
types:
  frame:
    seq:
      - id: name
        type: str
        size: 2
      - id: value
        type: u1
    instances:
      empty:
        value: name == "--"
