meta:
  id: riff_chunk
  title: Chunk of a RIFF file
  license: CC0-1.0
  endian: le
params:
  - id: parent_form
    type: str
    doc: form of the file, or an empty string
seq:
  - id: id
    type: u4be
    enum: id
  - id: len
    type: u4
  - id: slot
    size: len
    type: slot
  - id: padding
    size: len % 2
    if: not _io.eof
instances:
  is_list:
    value: id == id::list or id == id::riff
  qualified:
    value: parent_form + ":" + len.to_s
  list:
    io: slot._io
    pos: 0
    type: list
    if: is_list
types:
  slot: {}
  list:
    seq:
      - id: form
        type: str
        size: 4
        encoding: ASCII
      - id: chunks
        type: riff_chunk(form)
        repeat: eos
enums:
  id:
    0x4c495354: list
    0x52494646: riff
    0x666d7420: fmt
    0x64617461: data
    0x66616374: fact
    0x494e464f: info
    0x49534654: software
