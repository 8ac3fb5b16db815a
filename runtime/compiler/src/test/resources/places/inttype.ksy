# bad-spec inttype.ksy:3:9 5
meta: {id: inttype}
types: {5: {}}
