meta:
  id: packed
  endian: le
doc: Compressed blocks, whose sizes are only known after compressing them.
seq:
  - {id: num_blocks, type: u1}
  - {id: blocks, type: block, repeat: expr, repeat-expr: num_blocks}
types:
  block:
    seq:
      - {id: ofs_body, type: u2}
      - {id: len_body, type: u2}
    instances:
      body: {pos: ofs_body, size: len_body, process: zlib}
