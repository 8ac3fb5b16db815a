# Enums of other types that expressions use.
meta: {id: enums_of_other_types}
seq:
  - {id: color, type: u1, enum: 'paint::color'}
  - {id: gloss, type: u1, if: 'color == paint::color::red'}
  - {id: layers, type: layer, repeat: expr, repeat-expr: 2}
  - id: rest
    type:
      switch-on: color
      cases:
        'paint::color::red': u1
        'paint::color::blue': paint
types:
  paint:
    seq:
      - {id: own, type: u1, enum: color}
      - {id: more, type: u1, if: own == color::blue}
    enums:
      color: {1: red, 2: blue}
  layer:
    seq:
      - {id: kind, type: u1, enum: 'paint::color'}
      - {id: thick, type: u1, if: 'kind != paint::color::red'}
