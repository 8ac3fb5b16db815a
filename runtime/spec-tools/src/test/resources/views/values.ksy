meta:
  id: values
  title: Tags and values
  endian: be
seq:
  - id: values
    type: tagged
    repeat: eos
types:
  tagged:
    seq:
      - id: tag
        type: u1
        enum: tag
      - id: value
        type:
          switch-on: tag
          cases:
            tag::byte: u1
            tag::number: s4
            tag::real: f8
            tag::text: text
            tag::list: list
            _: unknown
  text:
    seq:
      - id: len
        type: u2
      - id: value
        type: str
        size: len
        encoding: UTF-8
  list:
    seq:
      - id: num
        type: u2
      - id: elements
        type: tagged
        repeat: expr
        repeat-expr: num
  unknown:
    seq:
      - id: len
        type: u2
      - id: value
        size: len
enums:
  tag:
    1: byte
    2: number
    3: real
    4: text
    5: list
