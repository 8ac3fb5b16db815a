meta:
  id: point_3d
  endian: le
seq:
  - {id: x, type: f4}
  - {id: y, type: f4}
  - {id: z, type: f4}
