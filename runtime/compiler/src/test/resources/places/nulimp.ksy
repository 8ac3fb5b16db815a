# bad-spec nulimp.ksy:4:13 "a\0b"
meta:
  id: nulimp
  imports: ["a\0b"]
