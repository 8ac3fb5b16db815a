meta:
  id: validated_values
  endian: le
seq:
  - {id: ratio, type: f4, valid: {min: -1.5, max: 1.5}}
  - {id: level, type: s2, valid: {any-of: [-3, 0, 3]}}
  - {id: color, type: u1, enum: color, valid: {in-enum: true}}
  - {id: paint, type: u1, enum: color, valid: {any-of: ['color::red', 'color::blue']}}
  - {id: unit, type: str, size: 2, encoding: UTF-8, valid: {any-of: ['"mm"', '"cm"']}}
  - {id: steps, type: u1, repeat: expr, repeat-expr: 3, valid: {max: 9}}
  - {id: flags, type: b4, valid: {expr: _ != 7}}
  - {id: rest, type: b4}
  - {id: pair, size: 2, valid: {expr: '_[0] < _[1]'}}
enums:
  color: {1: red, 2: green, 3: blue}
