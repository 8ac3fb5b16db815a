# bad-spec nullkey.ksy:3:1 null
meta: {id: nullkey}
null: 6
