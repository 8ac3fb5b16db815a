# bad-spec valid_list.ksy:5:32 [1,2]
meta:
  id: valid_list
  endian: le
seq: [{id: a, type: u1, valid: [1,2]}]
