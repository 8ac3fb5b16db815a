# Former names of fields, types and members. A text that uses one is rejected with the current name.
meta: {id: aliases, endian: le}
-twin-format: {version: 3}
seq:
  - {id: health, type: u2, -twin-aliases: {hp: 2, hit_points: 3}}
  - {id: difficulty, type: u1, enum: level}
  - {id: place, type: vector, -twin-aliases: [position]}
  - id: inventory
    type: inventory
    -twin-aliases: {bag: 2}
  - {id: num_items, type: u1}
  - {id: items, type: item, repeat: expr, repeat-expr: num_items}
  - {id: teams, type: team, repeat: expr, repeat-expr: 2, -twin-elements: side}
types:
  vector:
    seq:
      - {id: x, type: f4}
      - {id: y, type: f4}
  inventory:
    seq:
      - {id: slots, type: u1}
      - {id: num_stacks, type: u1}
      - {id: stacks, type: stack, repeat: expr, repeat-expr: num_stacks}
  stack:
    seq:
      - {id: what, type: u1, enum: level}
      - {id: count, type: u2}
  item:
    seq:
      - {id: tag, type: u1}
      - id: body
        type: {switch-on: tag + 0, cases: {1: blade, 2: potion}}
        -twin-aliases: {content: 3}
  blade:
    -twin-aliases: {sword: 3}
    seq:
      - {id: edge, type: u1}
      - {id: num_runes, type: u1}
      - {id: runes, type: u1, repeat: expr, repeat-expr: num_runes, -twin-aliases: [signs]}
  potion:
    -twin-aliases: [drink]
    seq:
      - {id: drops, type: u4}
  team:
    seq:
      - {id: players, type: u1}
      - {id: score, type: u4}
enums:
  level:
    0: easy
    1: {id: normal, -twin-aliases: [medium]}
    2: {id: nightmare, -twin-name: Nightmare, -twin-aliases: {hard: 2, Brutal: 3}}
  side:
    0: {id: home, -twin-aliases: {left: 2}}
    1: away
