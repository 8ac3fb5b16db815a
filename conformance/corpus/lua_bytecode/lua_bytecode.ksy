meta:
  id: lua_bytecode
  title: Compiled chunk of Lua 5.4
  file-extension: luac
  license: CC0-1.0
  endian: le
  encoding: UTF-8
seq:
  - id: magic
    contents: [0x1b, Lua]
  - id: version
    type: b8
    valid: 0x54
  - id: format
    type: u1
  - id: check
    contents: [0x19, 0x93, 0x0d, 0x0a, 0x1a, 0x0a]
  - id: len_instruction
    type: u1
    valid: sizeof<u4>
  - id: len_integer
    type: u1
    valid: 8
  - id: len_number
    type: u1
    valid: 8
  - id: check_integer
    type: s8le
    valid: 0x5678
  - id: check_number
    type: f8le
  - id: num_upvalues
    type: u1
  - id: main
    type: function
types:
  size:
    seq:
      - id: groups
        type: u1
        repeat: until
        repeat-until: (_ & 0x80) != 0
    instances:
      value:
        value: 'groups.size == 1 ? groups[0] & 0x7f : ((groups[groups.size - 2] << 7) | (groups.last & 0x7f))'
  string:
    seq:
      - id: len_plus_1
        type: size
      - id: text
        type: str
        size: len_plus_1.value - 1
        if: len_plus_1.value > 0
  function:
    seq:
      - id: source
        type: string
      - id: line
        type: size
      - id: last_line
        type: size
      - id: num_parameters
        type: u1
      - id: is_variadic
        type: u1
      - id: len_stack
        type: u1
      - id: num_code
        type: size
      - id: code
        type: instruction
        repeat: expr
        repeat-expr: num_code.value
      - id: num_constants
        type: size
      - id: constants
        type: constant
        repeat: expr
        repeat-expr: num_constants.value
      - id: num_upvalues
        type: size
      - id: upvalues
        type: upvalue
        repeat: expr
        repeat-expr: num_upvalues.value
      - id: num_functions
        type: size
      - id: functions
        type: function
        repeat: expr
        repeat-expr: num_functions.value
      - id: num_lines
        type: size
      - id: lines
        type: s1
        repeat: expr
        repeat-expr: num_lines.value
      - id: num_absolute
        type: size
      - id: absolute
        type: absolute_line
        repeat: expr
        repeat-expr: num_absolute.value
      - id: num_locals
        type: size
      - id: locals
        type: local
        repeat: expr
        repeat-expr: num_locals.value
      - id: num_names
        type: size
      - id: names
        type: string
        repeat: expr
        repeat-expr: num_names.value
  instruction:
    meta:
      bit-endian: le
    seq:
      - id: opcode
        type: b7
      - id: a
        type: b8
      - id: k
        type: b1
      - id: b
        type: b8
      - id: c
        type: b8
  constant:
    seq:
      - id: kind
        type: u1
        enum: kind
      - id: value
        type:
          switch-on: kind
          cases:
            'kind::integer': s8
            'kind::number': f8
            'kind::short_string': string
            'kind::long_string': string
  upvalue:
    seq:
      - id: in_stack
        type: u1
      - id: index
        type: u1
      - id: kind
        type: u1
  absolute_line:
    seq:
      - id: at
        type: size
      - id: line
        type: size
  local:
    seq:
      - id: name
        type: string
      - id: start
        type: size
      - id: end
        type: size
enums:
  kind:
    0: nil
    1: false
    3: integer
    17: true
    4: short_string
    19: number
    20: long_string
