meta:
  id: offsets_in_order
  endian: le
  encoding: UTF-8
doc: A title, and records with a name and a body, in the order of the file.
seq:
  - {id: version, type: u1}
  - {id: ofs_title, type: u2}
  - {id: num_records, type: u1}
  - {id: records, type: record, repeat: expr, repeat-expr: num_records}
instances:
  title: {pos: ofs_title, type: strz}
types:
  record:
    seq:
      - {id: id, type: u1}
      - {id: ofs_name, type: u2}
      - {id: ofs_body, type: u4}
      - {id: len_body, type: u2}
    instances:
      name: {pos: ofs_name, type: strz}
      body: {pos: ofs_body, size: len_body}
