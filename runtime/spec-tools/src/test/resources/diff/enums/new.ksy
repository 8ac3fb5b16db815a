meta: {id: toy}
seq:
  - {id: color, type: u1, enum: color}
  - {id: bare, type: u1, enum: color}
  - {id: named, type: u1}
  - {id: gold, type: u1, if: color == color::crimson}
enums:
  color: {1: crimson, 2: green, 4: blue, 5: black}
