meta:
  id: functions
  encoding: UTF-8
seq:
  - id: name
    type: strz
  - id: data
    size: 4
  - id: padding
    size: 16 - len(name)
  - id: copy
    size: sizeof(data)
  - id: number
    type: u1
    if: int(name) == 5
