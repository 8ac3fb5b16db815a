meta: {id: dots}
-twin-format: {version: 2}
-twin-aliases: {points: 2}
seq:
  - {id: x, type: u1}
