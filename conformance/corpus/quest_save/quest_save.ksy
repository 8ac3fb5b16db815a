meta:
  id: quest_save
  title: Saved game of a role-playing game (of our own design)
  application: Hollow Quest
  file-extension: qsav
  license: CC0-1.0
  ks-version: '0.10'
  endian: le
  bit-endian: le
doc: |
  A save of the kind that many games have: a header with a version, flags, an inventory, and a packed world.
  Fields were added by versions 2 and 3.
seq:
  - id: magic
    contents: ['HQ', 0x1a]
  - id: version
    type: u1
    valid:
      min: 1
      max: 3
  - id: saved
    type: u8
    doc: milliseconds since 1970
  - id: flags
    type: flags
    size: 4
  - id: hero
    type: hero
  - id: num_items
    type: u2
  - id: items
    type: item
    repeat: expr
    repeat-expr: num_items
  - id: difficulty
    type: u1
    enum: difficulty
    if: version >= 2
  - id: world
    type: packed_world
    if: version >= 3 and flags.has_world
  - id: end_marker
    contents: [0xde, 0xad]
types:
  flags:
    seq:
      - id: is_hardcore
        type: b1
      - id: has_world
        type: b1
      - id: language
        type: b4
        enum: language
      - id: chapter
        type: b10
      - id: num_deaths
        type: b16
    enums:
      language:
        0: english
        1: german
        2: japanese
  hero:
    seq:
      - id: name
        type: str
        size: 32
        encoding: UTF-16LE
      - id: calling
        type: u1
        enum: calling
      - id: level
        type: u1
        valid:
          min: 1
          max: 99
      - id: experience
        type: u4
      - id: position
        type: f4
        repeat: expr
        repeat-expr: 3
      - id: gold
        type: s4
      - id: playtime
        type: f8
    instances:
      hours:
        value: playtime / 3600.0
      is_rich:
        value: gold >= 1_000_000
      best:
        value: position.max
      next_level:
        value: level * level * 100
        if: level < 99
    enums:
      calling:
        0: knight
        1: mage
        2: thief
        -1: unknown
  item:
    seq:
      - id: id
        type: u2
      - id: kind
        type: u1
        enum: item_kind
      - id: num
        type: u1
        if: kind != item_kind::weapon
      - id: details
        type:
          switch-on: kind
          cases:
            item_kind::weapon: weapon
            item_kind::potion: potion
            item_kind::scroll: scroll(_root.version >= 2)
  weapon:
    seq:
      - id: damage
        type: u2
      - id: durability
        type: f4
      - id: num_enchantments
        type: u1
      - id: enchantments
        type: u4
        repeat: expr
        repeat-expr: num_enchantments
  potion:
    seq:
      - id: heals
        type: s2
  scroll:
    params:
      - id: has_title
        type: bool
    seq:
      - id: spell
        type: u2
      - id: title
        type: strz
        encoding: UTF-8
        if: has_title
  packed_world:
    seq:
      - id: len_packed
        type: u4
      - id: body
        size: len_packed
        process: zlib
        type: world
  world:
    seq:
      - id: seed
        type: u8
      - id: width
        type: u2
      - id: height
        type: u2
      - id: tiles
        type: tile
        repeat: expr
        repeat-expr: width * height
      - id: notes
        type: note
        repeat: eos
  tile:
    seq:
      - id: height
        type: b5
      - id: kind
        type: b3
        enum: tile_kind
    instances:
      above:
        value: _parent.height * 2
  note:
    seq:
      - id: len
        type: u2
      - id: text
        type: str
        size: len
        encoding: UTF-8
enums:
  difficulty:
    0: easy
    1: normal
    2: hard
  item_kind:
    0: weapon
    1: potion
    2: scroll
  tile_kind:
    0: grass
    1: water
    2: rock
    3: sand
