meta: {id: palette_file, endian: le, encoding: ASCII}
seq:
  - {id: title, type: strz}
  - {id: mode, type: u1, valid: {max: 3}}
  - {id: num_colors, type: u1}
  - {id: colors, type: color, repeat: expr, repeat-expr: num_colors}
  - {id: gamma, type: f8}
types:
  color:
    seq:
      - {id: red, type: u1}
      - {id: green, type: u1}
      - {id: blue, type: u1}
