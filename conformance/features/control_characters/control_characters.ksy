meta:
  id: control_characters
  encoding: UTF-8
doc: "A lone surrogate: \ud800, a BOM: \ufeff, DEL: \x7f, C1: \x85 \x9f."
seq:
  - id: name
    type: str
    size: 4
  - id: word
    type: str
    size-eos: true
    doc: "Ends with \udc00"
instances:
  none:
    value: "name == '\x00\x00\x00\x00'"
  escape:
    value: "name == '\x1b[0m'"
  del:
    value: "word == '\x7f'"
  mark:
    value: "word == '\ufeff'"
  c1:
    value: "word == '\x80\x85\x9f\u2028'"
  smile:
    value: "word == '\U0001F600'"
  spelled:
    value: word == "\u0000\u007f"
