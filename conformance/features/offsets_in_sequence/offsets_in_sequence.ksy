meta:
  id: offsets_in_sequence
  endian: le
  encoding: ASCII
doc: An index of records that are in sequence too, and of names in a table of their own.
seq:
  - {id: num_records, type: u1}
  - {id: records, type: record, repeat: expr, repeat-expr: num_records}
  - {id: len_names, type: u2}
  - {id: names, size: len_names, type: names}
  - {id: num_index, type: u1}
  - {id: index, type: index_entry, repeat: expr, repeat-expr: num_index}
types:
  record:
    seq:
      - {id: len_text, type: u1}
      - {id: text, type: str, size: len_text}
      - {id: weight, type: u1}
  names:
    seq:
      - {id: entries, type: strz, repeat: eos}
  index_entry:
    seq:
      - {id: ofs_record, type: u2}
      - {id: ofs_name, type: u2}
    instances:
      record: {pos: ofs_record, type: record}
      name: {io: _root.names._io, pos: ofs_name, type: strz}
