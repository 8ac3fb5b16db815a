meta:
  id: archive
  title: An archive with its directory at the end
  endian: le
seq:
  - id: magic
    contents: ARC1
    -twin-role: magic
  - id: ofs_directory
    type: u4
    doc: Where the directory begins.
  - id: num_entries
    type: u2
instances:
  directory:
    pos: ofs_directory
    type: entry
    repeat: expr
    repeat-expr: num_entries
types:
  entry:
    seq:
      - id: ofs_content
        type: u4
      - id: len_content
        type: u4
      - id: len_name
        type: u2
      - id: name
        type: str
        size: len_name
        encoding: UTF-8
        doc: With / between folders.
    instances:
      content:
        io: _root._io
        pos: ofs_content
        size: len_content
