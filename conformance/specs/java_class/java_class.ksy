meta:
  id: java_class
  title: A class for the Java virtual machine
  endian: be
  encoding: UTF-8
seq:
  - {id: magic, contents: [0xca, 0xfe, 0xba, 0xbe]}
  - {id: minor_version, type: u2}
  - {id: major_version, type: u2}
  - {id: num_constants, type: u2}
  - id: constants
    type: 'constant(_index == 0 ? false : constants[_index - 1].is_wide)'
    repeat: expr
    repeat-expr: num_constants - 1
  - {id: access, type: u2}
  - {id: this_class, type: u2}
  - {id: super_class, type: u2}
  - {id: num_interfaces, type: u2}
  - {id: interfaces, type: u2, repeat: expr, repeat-expr: num_interfaces}
  - {id: num_fields, type: u2}
  - {id: fields, type: member, repeat: expr, repeat-expr: num_fields}
  - {id: num_methods, type: u2}
  - {id: methods, type: member, repeat: expr, repeat-expr: num_methods}
  - {id: num_attributes, type: u2}
  - {id: attributes, type: attribute, repeat: expr, repeat-expr: num_attributes}
types:
  constant:
    doc: A long or a double counts as two; nothing is stored for the second.
    params:
      - {id: is_second, type: bool}
    seq:
      - {id: tag, type: u1, enum: tags, if: not is_second}
      - id: value
        if: not is_second
        type:
          switch-on: tag
          cases:
            'tags::utf8': utf8
            'tags::integer': int32
            'tags::float': float32
            'tags::long': int64
            'tags::double': float64
            'tags::class': reference
            'tags::string': reference
            'tags::field': pair
            'tags::method': pair
            'tags::interface_method': pair
            'tags::name_and_type': pair
            'tags::method_handle': handle
            'tags::method_type': reference
            'tags::dynamic': pair
            'tags::invoke_dynamic': pair
            'tags::module': reference
            'tags::package': reference
    instances:
      is_wide:
        value: 'is_second ? false : (tag == tags::long or tag == tags::double)'
  utf8:
    seq:
      - {id: len_text, type: u2}
      - {id: text, type: str, size: len_text}
  int32:
    seq:
      - {id: number, type: s4}
  float32:
    seq:
      - {id: number, type: f4}
  int64:
    seq:
      - {id: number, type: s8}
  float64:
    seq:
      - {id: number, type: f8}
  reference:
    seq:
      - {id: index, type: u2}
  pair:
    seq:
      - {id: first, type: u2}
      - {id: second, type: u2}
  handle:
    seq:
      - {id: kind, type: u1}
      - {id: target, type: u2}
  member:
    seq:
      - {id: access, type: u2}
      - {id: name, type: u2}
      - {id: descriptor, type: u2}
      - {id: num_attributes, type: u2}
      - {id: attributes, type: attribute, repeat: expr, repeat-expr: num_attributes}
  attribute:
    seq:
      - {id: name, type: u2}
      - {id: len_body, type: u4}
      - id: body
        size: len_body
        type:
          switch-on: _root.constants[name - 1].value.as<utf8>.text
          cases:
            '"Code"': code
  code:
    seq:
      - {id: max_stack, type: u2}
      - {id: max_locals, type: u2}
      - {id: len_code, type: u4}
      - {id: code, size: len_code}
      - {id: num_handlers, type: u2}
      - {id: handlers, type: handler, repeat: expr, repeat-expr: num_handlers}
      - {id: num_attributes, type: u2}
      - {id: attributes, type: attribute, repeat: expr, repeat-expr: num_attributes}
  handler:
    seq:
      - {id: start, type: u2}
      - {id: end, type: u2}
      - {id: target, type: u2}
      - {id: caught, type: u2}
enums:
  tags:
    1: utf8
    3: integer
    4: float
    5: long
    6: double
    7: class
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
