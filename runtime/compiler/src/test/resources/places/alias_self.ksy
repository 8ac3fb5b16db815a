# bad-spec alias_self.ksy:3:6 &a [*a]
meta: {id: alias_self}
seq: &a [*a]
