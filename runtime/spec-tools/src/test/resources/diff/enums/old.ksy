meta: {id: toy}
seq:
  - {id: color, type: u1, enum: color}
  - {id: bare, type: u1}
  - {id: named, type: u1, enum: color}
  - {id: gold, type: u1, if: color == color::red}
enums:
  color: {1: red, 2: green, 3: blue, 4: grey}
