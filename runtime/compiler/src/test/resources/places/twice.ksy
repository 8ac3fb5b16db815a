# bad-spec twice.ksy:4:3 i
meta:
  id: twice
  id: again
