meta:
  id: album
  title: An album that parsers are generated for
  endian: le
  imports:
    - /album_track
seq:
  - id: num_tracks
    type: u2
  - id: tracks
    type: album_track
    repeat: expr
    repeat-expr: num_tracks
