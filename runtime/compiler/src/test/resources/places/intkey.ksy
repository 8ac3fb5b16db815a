# bad-spec intkey.ksy:3:4 6
meta: {id: intkey}
5: 6
