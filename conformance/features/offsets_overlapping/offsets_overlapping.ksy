meta:
  id: offsets_overlapping
  endian: le
doc: Blocks that share bytes.
seq:
  - {id: num_blocks, type: u1}
  - {id: blocks, type: block, repeat: expr, repeat-expr: num_blocks}
types:
  block:
    seq:
      - {id: ofs_body, type: u1}
      - {id: len_body, type: u1}
    instances:
      body: {pos: ofs_body, size: len_body}
