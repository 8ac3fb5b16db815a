meta:
  id: wasm_module
  title: WebAssembly module
  file-extension: wasm
  license: CC0-1.0
  endian: le
  encoding: UTF-8
  imports:
    - ../common/leb128
seq:
  - id: magic
    contents: [0, asm]
  - id: version
    type: u4
    valid: 1
  - id: sections
    type: section
    repeat: eos
types:
  name:
    seq:
      - id: len
        type: leb128
      - id: text
        type: str
        size: len.value
  section:
    seq:
      - id: id
        type: u1
        enum: section_id
      - id: len
        type: leb128
      - id: body
        size: len.value
        type:
          switch-on: id
          cases:
            'section_id::custom': custom
            'section_id::type': function_types
            'section_id::imported': imports
            'section_id::function': indexes
            'section_id::memory': memories
            'section_id::globals': globals
            'section_id::export': exports
            'section_id::code': codes
            'section_id::data': segments
  custom:
    seq:
      - id: name
        type: name
      - id: data
        size-eos: true
  function_types:
    seq:
      - id: num
        type: leb128
      - id: types
        type: function_type
        repeat: expr
        repeat-expr: num.value
  function_type:
    seq:
      - id: tag
        contents: [0x60]
      - id: parameters
        type: value_types
      - id: results
        type: value_types
  value_types:
    seq:
      - id: num
        type: leb128
      - id: types
        type: u1
        enum: value_type
        repeat: expr
        repeat-expr: num.value
  imports:
    seq:
      - id: num
        type: leb128
      - id: entries
        type: import
        repeat: expr
        repeat-expr: num.value
  import:
    seq:
      - id: module
        type: name
      - id: field
        type: name
      - id: kind
        type: u1
        enum: external
      - id: index
        type: leb128
        if: kind == external::function
      - id: limits
        type: limits
        if: kind == external::memory
  limits:
    seq:
      - id: flags
        type: u1
      - id: initial
        type: leb128
      - id: maximum
        type: leb128
        if: (flags & 1) != 0
  indexes:
    seq:
      - id: num
        type: leb128
      - id: entries
        type: leb128
        repeat: expr
        repeat-expr: num.value
  memories:
    seq:
      - id: num
        type: leb128
      - id: entries
        type: limits
        repeat: expr
        repeat-expr: num.value
  globals:
    seq:
      - id: num
        type: leb128
      - id: entries
        type: global
        repeat: expr
        repeat-expr: num.value
  global:
    seq:
      - id: type
        type: u1
        enum: value_type
      - id: is_mutable
        type: u1
      - id: init
        terminator: 0x0b
  exports:
    seq:
      - id: num
        type: leb128
      - id: entries
        type: export
        repeat: expr
        repeat-expr: num.value
  export:
    seq:
      - id: name
        type: name
      - id: kind
        type: u1
        enum: external
      - id: index
        type: leb128
  codes:
    seq:
      - id: num
        type: leb128
      - id: entries
        type: code
        repeat: expr
        repeat-expr: num.value
  code:
    seq:
      - id: len
        type: leb128
      - id: function
        size: len.value
        type: function
  function:
    seq:
      - id: num_locals
        type: leb128
      - id: locals
        type: local
        repeat: expr
        repeat-expr: num_locals.value
      - id: body
        size-eos: true
  local:
    seq:
      - id: num
        type: leb128
      - id: type
        type: u1
        enum: value_type
  segments:
    seq:
      - id: num
        type: leb128
      - id: entries
        type: segment
        repeat: expr
        repeat-expr: num.value
  segment:
    seq:
      - id: memory
        type: leb128
      - id: offset
        terminator: 0x0b
      - id: len
        type: leb128
      - id: data
        size: len.value
enums:
  section_id:
    0: custom
    1: type
    2: imported
    3: function
    4: table
    5: memory
    6: globals
    7: export
    8: start
    9: element
    10: code
    11: data
  value_type:
    0x7c: f64
    0x7d: f32
    0x7e: i64
    0x7f: i32
  external:
    0: function
    1: table
    2: memory
    3: global_value
