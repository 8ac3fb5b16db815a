meta:
  id: tagged
doc: A computed text picks the case; a wrong one takes bytes.
seq:
  - id: raw_tag
    size: 4
  - id: content
    size: 2
    type:
      switch-on: tag
      cases:
        '"SIZE"': extent
instances:
  tag:
    value: raw_tag.to_s("ASCII")
types:
  extent:
    seq:
      - id: width
        type: u1
      - id: height
        type: u1
