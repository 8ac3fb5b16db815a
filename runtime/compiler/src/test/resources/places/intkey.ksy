# bad-spec intkey.ksy:3:1 5
meta: {id: intkey}
5: 6
