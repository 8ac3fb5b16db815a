meta: {id: blob_store, endian: be, encoding: ASCII}
seq:
  - {id: magic, contents: BLOB}
  - {id: owner, type: u4}
  - {id: len_data, type: u4}
  - {id: data, size: len_data}
  - {id: note, type: strz, if: not _io.eof}
