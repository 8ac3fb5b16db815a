# unsupported-spec parts/encoded.ksy:6:11 text
meta:
  id: encoding
  imports: [parts/encoded]
seq:
  - id: a
    type: encoded::inner
