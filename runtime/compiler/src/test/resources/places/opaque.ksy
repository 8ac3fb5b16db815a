# unsupported-spec opaque.ksy:4:19 foreign
meta: {id: opaque, ks-opaque-types: true}
seq:
  - {id: a, type: foreign}
