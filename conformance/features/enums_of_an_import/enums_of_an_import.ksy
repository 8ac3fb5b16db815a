meta:
  id: enums_of_an_import
  endian: le
  imports: [palette]
seq:
  - {id: color, type: u1, enum: palette::color}
  - {id: shade, type: u1, enum: palette::paint::shade}
  - id: extra
    type: u2
    if: color == palette::color::red
  - id: more
    type: u2
    if: shade == palette::paint::shade::dark
  - {id: paint, type: palette::paint}
instances:
  is_red: {value: color == palette::color::red}
