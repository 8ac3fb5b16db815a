meta:
  id: album_track
  endian: le
seq:
  - id: seconds
    type: f4
  - id: len_name
    type: u1
  - id: name
    type: str
    size: len_name
    encoding: UTF-8
