meta:
  id: bitmap
seq:
  - id: magic
    contents: BM
  - id: file_size
    type: u4
  - id: width
    type: s4
  - id: height
    type: s4
  - id: bits_per_pixel
    type: u2
  - id: pixel_offset
    type: u4
