meta:
  id: zip_archive
  title: ZIP archive
  file-extension: [zip, jar, docx]
  license: CC0-1.0
  endian: le
  bit-endian: le
doc-ref: APPNOTE.TXT of PKWARE
seq:
  - id: sections
    type: section
    repeat: eos
types:
  section:
    seq:
      - id: magic
        contents: PK
      - id: kind
        type: u2
        enum: section_kind
      - id: body
        type:
          switch-on: kind
          cases:
            'section_kind::local_file': local_file
            'section_kind::central_entry': central_entry
            'section_kind::end_of_directory': end_of_directory
            'section_kind::data_descriptor': data_descriptor
  flags:
    seq:
      - id: encrypted
        type: b1
      - id: compression_option
        type: b2
      - id: has_descriptor
        type: b1
      - id: enhanced
        type: b1
      - id: patched
        type: b1
      - id: strong
        type: b1
      - id: unused
        type: b4
      - id: utf8_names
        type: b1
      - id: reserved
        type: b4
  dos_time:
    seq:
      - id: half_seconds
        type: b5
      - id: minutes
        type: b6
      - id: hours
        type: b5
      - id: day
        type: b5
      - id: month
        type: b4
      - id: year_from_1980
        type: b7
    instances:
      year:
        value: year_from_1980 + 1980
      seconds:
        value: half_seconds * 2
  local_file:
    seq:
      - id: version
        type: u2
      - id: flags
        type: flags
        size: 2
      - id: method
        type: u2
        enum: method
      - id: modified
        type: dos_time
        size: 4
      - id: crc32
        type: u4
      - id: len_packed
        type: u4
      - id: len_unpacked
        type: u4
      - id: len_name
        type: u2
      - id: len_extra
        type: u2
      - id: name
        type: str
        size: len_name
        encoding: UTF-8
      - id: extra
        type: extras
        size: len_extra
      - id: body
        size: len_packed
  data_descriptor:
    seq:
      - id: crc32
        type: u4
      - id: len_packed
        type: u4
      - id: len_unpacked
        type: u4
  central_entry:
    seq:
      - id: made_by
        type: u2
      - id: version
        type: u2
      - id: flags
        type: flags
        size: 2
      - id: method
        type: u2
        enum: method
      - id: modified
        type: dos_time
        size: 4
      - id: crc32
        type: u4
      - id: len_packed
        type: u4
      - id: len_unpacked
        type: u4
      - id: len_name
        type: u2
      - id: len_extra
        type: u2
      - id: len_comment
        type: u2
      - id: disk
        type: u2
      - id: internal
        type: u2
      - id: external
        type: u4
      - id: ofs_local
        type: u4
      - id: name
        type: str
        size: len_name
        encoding: UTF-8
      - id: extra
        type: extras
        size: len_extra
      - id: comment
        type: str
        size: len_comment
        encoding: UTF-8
    instances:
      local:
        pos: ofs_local
        type: section
  end_of_directory:
    seq:
      - id: disk
        type: u2
      - id: first_disk
        type: u2
      - id: num_here
        type: u2
      - id: num_entries
        type: u2
      - id: len_directory
        type: u4
      - id: ofs_directory
        type: u4
      - id: len_comment
        type: u2
      - id: comment
        type: str
        size: len_comment
        encoding: cp437
  extras:
    seq:
      - id: entries
        type: extra
        repeat: eos
  extra:
    seq:
      - id: code
        type: u2
        enum: extra_code
      - id: len_body
        type: u2
      - id: body
        size: len_body
        type:
          switch-on: code
          cases:
            'extra_code::unix_time': unix_time
            'extra_code::unix_owner': unix_owner
  unix_time:
    seq:
      - id: has_modified
        type: b1
      - id: has_accessed
        type: b1
      - id: has_created
        type: b1
      - id: unused
        type: b5
      - id: modified
        type: u4
        if: has_modified
      - id: accessed
        type: u4
        if: has_accessed and not _io.eof
      - id: created
        type: u4
        if: has_created and not _io.eof
  unix_owner:
    seq:
      - id: version
        type: u1
      - id: len_uid
        type: u1
      - id: uid
        size: len_uid
      - id: len_gid
        type: u1
      - id: gid
        size: len_gid
enums:
  section_kind:
    0x0201: central_entry
    0x0403: local_file
    0x0605: end_of_directory
    0x0807: data_descriptor
  method:
    0: stored
    8: deflated
    12: bzip2
    14: lzma
  extra_code:
    0x0001: zip64
    0x5455: unix_time
    0x7875: unix_owner
