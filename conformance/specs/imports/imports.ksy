meta:
  id: imports
  title: A path whose parts stand in other specs
  endian: le
  imports:
    - /shared/point_3d
    - label
seq:
  - {id: title, type: label}
  - {id: num_points, type: u1}
  - {id: points, type: point_3d, repeat: expr, repeat-expr: num_points}
  - {id: center, type: point_3d}
  - {id: names, type: label, repeat: eos}
