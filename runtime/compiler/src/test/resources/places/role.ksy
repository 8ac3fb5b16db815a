# bad-spec role.ksy:6:40 wizard
meta:
  id: role
  endian: le
seq:
  - {id: a, contents: [1], -twin-role: wizard}
