meta:
  id: zip
  title: An archive with its directory at the end
  endian: le
  encoding: UTF-8
instances:
  end:
    pos: _io.size - 22
    type: end_of_directory
  directory:
    pos: end.ofs_directory
    size: end.len_directory
    type: directory
types:
  end_of_directory:
    seq:
      - {id: magic, contents: [PK, 5, 6]}
      - {id: disk, type: u2}
      - {id: directory_disk, type: u2}
      - {id: num_entries_here, type: u2}
      - {id: num_entries, type: u2}
      - {id: len_directory, type: u4}
      - {id: ofs_directory, type: u4}
      - {id: len_comment, type: u2}
  directory:
    seq:
      - {id: entries, type: directory_entry, repeat: expr, repeat-expr: _root.end.num_entries}
  directory_entry:
    seq:
      - {id: magic, contents: [PK, 1, 2]}
      - {id: made_by, type: u2}
      - {id: needed, type: u2}
      - {id: flags, type: u2}
      - {id: method, type: u2, enum: methods}
      - {id: time, type: u2}
      - {id: date, type: u2}
      - id: crc
        type: u4
        -twin-checksum:
          algorithm: crc-32
          of: [local.body]
          unpack: {switch-on: method, cases: {'methods::deflated': deflate}}
      - {id: len_packed, type: u4, -twin-checksum: {algorithm: size, of: [local.body]}}
      - id: len_content
        type: u4
        -twin-checksum:
          algorithm: size
          of: [local.body]
          unpack: {switch-on: method, cases: {'methods::deflated': deflate}}
      - {id: len_name, type: u2}
      - {id: len_extra, type: u2}
      - {id: len_comment, type: u2}
      - {id: disk, type: u2}
      - {id: internal, type: u2}
      - {id: external, type: u4}
      - {id: ofs_local, type: u4}
      - {id: name, type: str, size: len_name}
      - {id: extra, size: len_extra}
      - {id: comment, type: str, size: len_comment}
    instances:
      local:
        io: _root._io
        pos: ofs_local
        type: local_file
  local_file:
    seq:
      - {id: magic, contents: [PK, 3, 4]}
      - {id: needed, type: u2}
      - {id: flags, type: u2}
      - {id: method, type: u2, enum: methods}
      - {id: time, type: u2}
      - {id: date, type: u2}
      - id: crc
        type: u4
        -twin-checksum:
          algorithm: crc-32
          of: [body]
          unpack: {switch-on: method, cases: {'methods::deflated': deflate}}
      - {id: len_packed, type: u4}
      - id: len_content
        type: u4
        -twin-checksum:
          algorithm: size
          of: [body]
          unpack: {switch-on: method, cases: {'methods::deflated': deflate}}
      - {id: len_name, type: u2}
      - {id: len_extra, type: u2}
      - {id: name, type: str, size: len_name}
      - {id: extra, size: len_extra}
      - {id: body, size: len_packed}
enums:
  methods:
    0: stored
    8: deflated
