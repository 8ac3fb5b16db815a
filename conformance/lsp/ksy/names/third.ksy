# rename: renamed_one x
meta:
  id: third
  imports:
    - common
seq:
  - id: corner
    type: common::po§int
  - id: size
    type: u1
    if: corner.ax§is == common::axes::y_axis
