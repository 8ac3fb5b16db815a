meta:
  id: offsets_nested
  endian: le
  encoding: ASCII
doc: A directory after the data that it leads to.
seq:
  - {id: magic, contents: PACK}
  - {id: ofs_directory, type: u4}
  - {id: num_files, type: u4}
instances:
  directory: {pos: ofs_directory, type: file, repeat: expr, repeat-expr: num_files}
types:
  file:
    seq:
      - {id: name, type: str, size: 8, pad-right: 0}
      - {id: ofs_data, type: u4}
      - {id: len_data, type: u4}
    instances:
      data: {io: _root._io, pos: ofs_data, size: len_data}
