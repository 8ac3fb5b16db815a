# rename: renamed_one
meta:
  id: damaged
seq:
  - id: le§n
    type: u1
  - id: body
    size: l§en
  - id: more
    type†:‡ u1
  - id: last
    size: l§en
