meta:
  id: class_file
  title: Java class file
  file-extension: class
  license: CC0-1.0
  endian: be
doc-ref: The Java Virtual Machine Specification, chapter 4
seq:
  - id: magic
    contents: [0xca, 0xfe, 0xba, 0xbe]
  - id: minor
    type: u2
  - id: major
    type: u2
    valid:
      min: 43
  - id: num_constants
    type: u2
  - id: constants
    type: 'constant(_index != 0 ? constants[_index - 1].is_wide : false)'
    repeat: expr
    repeat-expr: num_constants - 1
  - id: access
    type: u2
  - id: this_class
    type: u2
  - id: super_class
    type: u2
  - id: num_interfaces
    type: u2
  - id: interfaces
    type: u2
    repeat: expr
    repeat-expr: num_interfaces
  - id: num_fields
    type: u2
  - id: fields
    type: member
    repeat: expr
    repeat-expr: num_fields
  - id: num_methods
    type: u2
  - id: methods
    type: member
    repeat: expr
    repeat-expr: num_methods
  - id: num_attributes
    type: u2
  - id: attributes
    type: attribute
    repeat: expr
    repeat-expr: num_attributes
types:
  constant:
    params:
      - id: after_wide
        type: bool
        doc: A long or a double occupies two numbers; the second has no bytes.
    seq:
      - id: tag
        type: u1
        enum: tag
        if: not after_wide
      - id: info
        type:
          switch-on: tag
          cases:
            tag::utf8: utf8_info
            tag::integer: s4
            tag::float: f4
            tag::long: s8
            tag::double: f8
            tag::class_name: u2
            tag::string: u2
            tag::field: pair
            tag::method: pair
            tag::interface_method: pair
            tag::name_and_type: pair
            tag::method_handle: handle
            tag::method_type: u2
            tag::dynamic: pair
            tag::invoke_dynamic: pair
            tag::module: u2
            tag::package: u2
        if: not after_wide
    instances:
      is_wide:
        value: 'after_wide ? false : tag == tag::long or tag == tag::double'
    enums:
      tag:
        1: utf8
        3: integer
        4: float
        5: long
        6: double
        7: class_name
        8: string
        9: field
        10: method
        11: interface_method
        12: name_and_type
        15: method_handle
        16: method_type
        17: dynamic
        18: invoke_dynamic
        19: module
        20: package
    types:
      utf8_info:
        seq:
          - id: len_value
            type: u2
          - id: value
            type: str
            size: len_value
            encoding: utf-8
      pair:
        seq:
          - id: first
            type: u2
          - id: second
            type: u2
      handle:
        seq:
          - id: kind
            type: u1
          - id: reference
            type: u2
  member:
    seq:
      - id: access
        type: u2
      - id: name_index
        type: u2
      - id: descriptor_index
        type: u2
      - id: num_attributes
        type: u2
      - id: attributes
        type: attribute
        repeat: expr
        repeat-expr: num_attributes
    instances:
      name:
        value: _root.constants[name_index - 1].info.as<constant::utf8_info>.value
  attribute:
    seq:
      - id: name_index
        type: u2
      - id: len_info
        type: u4
      - id: info
        size: len_info
        type:
          switch-on: name
          cases:
            '"Code"': code
            '"SourceFile"': source_file
            '"LineNumberTable"': lines
    instances:
      name:
        value: _root.constants[name_index - 1].info.as<constant::utf8_info>.value
    types:
      code:
        seq:
          - id: max_stack
            type: u2
          - id: max_locals
            type: u2
          - id: len_code
            type: u4
          - id: code
            size: len_code
          - id: num_handlers
            type: u2
          - id: handlers
            type: handler
            repeat: expr
            repeat-expr: num_handlers
          - id: num_attributes
            type: u2
          - id: attributes
            type: attribute
            repeat: expr
            repeat-expr: num_attributes
        types:
          handler:
            seq:
              - id: start
                type: u2
              - id: to
                type: u2
              - id: target
                type: u2
              - id: caught
                type: u2
      source_file:
        seq:
          - id: file_index
            type: u2
      lines:
        seq:
          - id: num_lines
            type: u2
          - id: lines
            type: line
            repeat: expr
            repeat-expr: num_lines
        types:
          line:
            seq:
              - id: at
                type: u2
              - id: number
                type: u2
