# bad-spec seq_is_no_list.ksy:4:6 three
meta:
  id: seq_is_no_list
seq: three
