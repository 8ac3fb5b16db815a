meta:
  id: slots
doc: The slots would stand where the head does, so that there can be none.
seq:
  - id: head
    type: head
instances:
  slots:
    pos: 0
    size: head.len_slot
    repeat: expr
    repeat-expr: head.num_slots
  others:
    pos: head.ofs_others
    size: head.len_slot
    repeat: expr
    repeat-expr: head.num_others
types:
  head:
    seq:
      - id: num_slots
        type: u1
      - id: num_others
        type: u1
      - id: len_slot
        type: u1
      - id: ofs_others
        type: u1
