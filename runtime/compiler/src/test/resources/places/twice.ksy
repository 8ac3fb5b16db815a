# bad-spec twice.ksy:4:3 id
meta:
  id: twice
  id: again
