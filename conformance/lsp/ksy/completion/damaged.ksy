meta:
  id: damaged
  endian: le
seq:
  - id: num_rows
    type: u2
  - id: kind
    size†:‡ 4
  - id: other
    size: §num_rows¤
    i§f: num_rows.§to_s¤.length == 1
  - id: last
    type: §part¤
types:
  part:
    params: †[]‡

    seq:
      - id: inner
        §
        size: _root.§num_rows¤
