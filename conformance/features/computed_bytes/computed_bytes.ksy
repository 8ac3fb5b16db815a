meta: {id: computed_bytes}
seq:
  - {id: raw, size-eos: true}
instances:
  data: {value: raw}
