# unsupported-spec adapter_root.ksy:3:7 adapter_root
meta:
  id: adapter_root
  endian: le
-twin-adapter: leb128
seq:
  - {id: a, type: u1}
instances: {value: {value: a}}
