# bad-spec binary.ksy:3:6 !!binary aGVsbG8=
meta: {id: binary}
doc: !!binary aGVsbG8=
