meta:
  id: sqlite_database
  title: Database of SQLite, version 3
  file-extension: [sqlite, db]
  license: CC0-1.0
  endian: be
doc-ref: Database File Format, sqlite.org
seq:
  - id: magic
    contents: ["SQLite format 3", 0]
  - id: raw_len_page
    type: u2
  - id: write_version
    type: u1
    enum: version
  - id: read_version
    type: u1
    enum: version
  - id: len_reserved
    type: u1
  - id: max_payload_fraction
    contents: [64]
  - id: min_payload_fraction
    contents: [32]
  - id: leaf_payload_fraction
    contents: [32]
  - id: change_counter
    type: u4
  - id: num_pages
    type: u4
  - id: first_free
    type: u4
  - id: num_free
    type: u4
  - id: schema_cookie
    type: u4
  - id: schema_format
    type: u4
  - id: cache_size
    type: u4
  - id: largest_root
    type: u4
  - id: text_encoding
    type: u4
    enum: text_encoding
  - id: user_version
    type: s4
  - id: is_incremental
    type: u4
  - id: application
    type: u4
  - id: reserved
    size: 20
  - id: version_valid_for
    type: u4
  - id: library_version
    type: u4
instances:
  len_page:
    value: 'raw_len_page == 1 ? 0x10000 : raw_len_page'
  pages:
    type: page(_index + 1)
    pos: 0
    size: len_page
    repeat: expr
    repeat-expr: num_pages
types:
  page:
    params:
      - id: number
        type: s4
    seq:
      - id: header
        size: 100
        if: number == 1
      - id: kind
        type: u1
        enum: page_kind
      - id: tree
        type: tree(kind == page_kind::interior_table or kind == page_kind::interior_index)
        if: kind != page_kind::other
  tree:
    params:
      - id: is_interior
        type: bool
    seq:
      - id: first_free
        type: u2
      - id: num_cells
        type: u2
      - id: ofs_content
        type: u2
      - id: num_fragmented
        type: u1
      - id: right
        type: u4
        if: is_interior
      - id: cells
        type: cell_pointer
        repeat: expr
        repeat-expr: num_cells
  cell_pointer:
    seq:
      - id: offset
        type: u2
    instances:
      cell:
        pos: offset
        type:
          switch-on: _parent._parent.as<page>.kind
          cases:
            'page_kind::leaf_table': leaf_table
            'page_kind::interior_table': interior_table
            'page_kind::leaf_index': leaf_index
  varint:
    seq:
      - id: bytes
        type: u1
        repeat: until
        repeat-until: (_ & 0x80) == 0 or _index == 8
    instances:
      value:
        value: 'bytes.size == 1 ? bytes[0] : bytes.size == 2 ? ((bytes[0] & 0x7f) << 7) | bytes[1] :
          ((bytes[0] & 0x7f) << 14) | ((bytes[1] & 0x7f) << 7) | bytes[2]'
  leaf_table:
    seq:
      - id: len_payload
        type: varint
      - id: row
        type: varint
      - id: payload
        size: len_payload.value
        type: record
        if: len_payload.value <= _root.len_page - _root.len_reserved - 35
  leaf_index:
    seq:
      - id: len_payload
        type: varint
      - id: payload
        size: len_payload.value
        type: record
        if: len_payload.value < 100
  interior_table:
    seq:
      - id: left
        type: u4
      - id: key
        type: varint
  record:
    seq:
      - id: len_header
        type: varint
      - id: header
        size: len_header.value - len_header.bytes.size
        type: column_types
      - id: values
        type: value(_index)
        repeat: expr
        repeat-expr: header.types.size
  column_types:
    seq:
      - id: types
        type: varint
        repeat: eos
  value:
    params:
      - id: column
        type: s4
    seq:
      - id: value
        type:
          switch-on: serial
          cases:
            1: s1
            2: s2
            3: b24
            4: s4
            5: b48
            6: s8
            7: f8
      - id: blob
        size: (serial - 12) / 2
        if: serial >= 12 and serial % 2 == 0
      - id: text
        type: str
        size: (serial - 13) / 2
        encoding: UTF-8
        if: serial >= 13 and serial % 2 == 1
    instances:
      serial:
        value: _parent.header.types[column].value
enums:
  version:
    1: legacy
    2: wal
  text_encoding:
    1: utf8
    2: utf16le
    3: utf16be
  page_kind:
    0: other
    2: interior_index
    5: interior_table
    10: leaf_index
    13: leaf_table
