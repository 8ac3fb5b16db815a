meta:
  id: id3v1
seq:
  - id: title
    type: str
    size: 30
  - id: artist
    type: str
    size: 30
  - id: comment
    type: strz
