# unsupported-spec: unit_of_text/a: -twin-unit: requires a number or a struct with one table
meta: {id: unit_of_text, encoding: UTF-8}
seq:
  - {id: a, type: str, size: 4, -twin-unit: m}
