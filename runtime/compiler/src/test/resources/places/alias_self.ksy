# bad-spec alias_self.ksy:3:10 *a
meta: {id: alias_self}
seq: &a [*a]
