# unsupported-spec: unit_unknown/a: -twin-unit: unknown unit 'M'; expected s, ms, f, m, cm, mm, deg or rad; did you mean 'm'?
meta: {id: unit_unknown, endian: le}
seq:
  - {id: a, type: f4, -twin-unit: M}
