meta: {id: archive, endian: le}
seq:
  - {id: sections, type: section, repeat: eos}
types:
  section:
    seq:
      - {id: magic, contents: PK}
      - {id: kind, type: u2, enum: kind}
      - id: body
        type:
          switch-on: kind
          cases:
            'kind::local': local
            'kind::central': central
            'kind::end': end_record
  local:
    seq:
      - {id: version, type: u2}
      - {id: flags, type: u2}
      - {id: method, type: u2}
      - {id: time, type: u4}
      - {id: crc, type: u4}
      - {id: len_body, type: u4}
      - {id: len_body_unpacked, type: u4}
      - {id: len_name, type: u2}
      - {id: len_extra, type: u2}
      - {id: name, type: str, encoding: UTF-8, size: len_name}
      - {id: extra, type: extras, size: len_extra}
      - {id: body, size: len_body}
  extras:
    seq:
      - {id: entries, type: extra, repeat: eos}
  extra:
    seq:
      - {id: code, type: u2}
      - {id: len_body, type: u2}
      - {id: body, size: len_body}
  central:
    seq:
      - {id: made_by, type: u2}
      - {id: version, type: u2}
      - {id: flags, type: u2}
      - {id: method, type: u2}
      - {id: time, type: u4}
      - {id: crc, type: u4}
      - {id: len_body, type: u4}
      - {id: len_body_unpacked, type: u4}
      - {id: len_name, type: u2}
      - {id: len_extra, type: u2}
      - {id: len_comment, type: u2}
      - {id: disk, type: u2}
      - {id: attributes, type: u4}
      - {id: ofs_local, type: u4}
      - {id: name, type: str, encoding: UTF-8, size: len_name}
      - {id: extra, type: extras, size: len_extra}
      - {id: comment, type: str, encoding: UTF-8, size: len_comment}
    instances:
      local: {pos: ofs_local, type: section}
  end_record:
    seq:
      - {id: num, type: u2}
enums:
  kind: {0x0403: local, 0x0201: central, 0x0605: end}
