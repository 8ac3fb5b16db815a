# bad-spec: not YAML
meta:
  id: no_number
  endian: !!int le
