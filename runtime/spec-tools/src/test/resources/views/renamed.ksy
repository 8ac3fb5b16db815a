meta: {id: renamed, endian: le}
seq:
  - {id: health, type: u2, doc: Points of health., -twin-aliases: {hp: 2, hit_points: 3}}
  - {id: level, type: u1, enum: level}
  - {id: blade, type: blade, -twin-aliases: [sword]}
types:
  blade:
    -twin-aliases: {sword: 2}
    seq:
      - {id: edge, type: u1}
enums:
  level:
    0: easy
    1: {id: nightmare, doc: The hardest., -twin-aliases: {hard: 2}}
    2: {id: endless, -twin-aliases: [infinite]}
