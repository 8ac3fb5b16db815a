meta:
  id: broken_import
  imports:
    - album_track
    - album_cover
