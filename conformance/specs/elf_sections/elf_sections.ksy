meta:
  id: elf_sections
  title: Executables of 32 and 64 bits, in both byte orders
  endian: le
  encoding: ASCII
doc: |
  Sections whose names are in a section of their own, and whose bodies depend on their type. The
  width and the byte order of all numbers depend on the first bytes of the file.
seq:
  - {id: magic, contents: [0x7f, ELF]}
  - {id: bits, type: u1, enum: bits}
  - {id: endian, type: u1, enum: endian}
  - {id: version, type: u1}
  - {id: abi, type: u1}
  - {id: abi_version, type: u1}
  - {id: pad, size: 7}
  - {id: header, type: header}
types:
  header:
    meta:
      endian:
        switch-on: _root.endian
        cases:
          endian::be: be
          _: le
    seq:
      - {id: e_type, type: u2}
      - {id: machine, type: u2}
      - {id: e_version, type: u4}
      - id: entry_point
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - id: ofs_program_headers
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - id: ofs_section_headers
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - {id: flags, type: u4}
      - {id: len_header, type: u2}
      - {id: len_program_header, type: u2}
      - {id: num_program_headers, type: u2}
      - {id: len_section_header, type: u2}
      - {id: num_section_headers, type: u2}
      - {id: idx_section_names, type: u2}
    instances:
      program_headers:
        pos: ofs_program_headers
        size: len_program_header
        type: program_header
        repeat: expr
        repeat-expr: num_program_headers
      section_headers:
        pos: ofs_section_headers
        size: len_section_header
        type: section_header
        repeat: expr
        repeat-expr: num_section_headers
      section_names:
        pos: section_headers[idx_section_names].ofs_body
        size: section_headers[idx_section_names].len_body
        type: strings
        if: idx_section_names != 0
  program_header:
    meta:
      endian:
        switch-on: _root.endian
        cases:
          endian::be: be
          _: le
    seq:
      - {id: segment_type, type: u4}
      - {id: flags64, type: u4, if: '_root.bits == bits::b64'}
      - id: offset
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - id: virtual_address
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - id: physical_address
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - id: file_size
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - id: memory_size
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - {id: flags32, type: u4, if: '_root.bits == bits::b32'}
      - id: align
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
  section_header:
    meta:
      endian:
        switch-on: _root.endian
        cases:
          endian::be: be
          _: le
    seq:
      - {id: ofs_name, type: u4}
      - {id: type, type: u4, enum: section_type}
      - id: flags
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - id: address
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - id: ofs_body
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - id: len_body
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - {id: linked, type: u4}
      - {id: info, type: u4}
      - id: align
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - id: len_entry
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
    instances:
      body:
        io: _root._io
        pos: ofs_body
        size: len_body
        type:
          switch-on: type
          cases:
            section_type::strtab: strings
            section_type::dynsym: symbols
            section_type::symtab: symbols
            section_type::note: notes
            section_type::rel: relocations(false)
            section_type::rela: relocations(true)
        if: type != section_type::nobits and type != section_type::none
      name:
        io: _root.header.section_names._io
        pos: ofs_name
        type: strz
  strings:
    seq:
      - {id: entries, type: strz, repeat: eos}
  symbols:
    seq:
      - id: entries
        repeat: eos
        type:
          switch-on: _root.bits
          cases:
            bits::b32: symbol32
            bits::b64: symbol64
  symbol32:
    meta: {endian: {switch-on: _root.endian, cases: {endian::be: be, _: le}}}
    seq:
      - {id: ofs_name, type: u4}
      - {id: value, type: u4}
      - {id: size, type: u4}
      - {id: bind, type: b4}
      - {id: kind, type: b4}
      - {id: other, type: u1}
      - {id: idx_section, type: u2}
  symbol64:
    meta: {endian: {switch-on: _root.endian, cases: {endian::be: be, _: le}}}
    seq:
      - {id: ofs_name, type: u4}
      - {id: bind, type: b4}
      - {id: kind, type: b4}
      - {id: other, type: u1}
      - {id: idx_section, type: u2}
      - {id: value, type: u8}
      - {id: size, type: u8}
  notes:
    seq:
      - {id: entries, type: note, repeat: eos}
  note:
    meta: {endian: {switch-on: _root.endian, cases: {endian::be: be, _: le}}}
    seq:
      - {id: len_name, type: u4}
      - {id: len_descriptor, type: u4}
      - {id: type, type: u4}
      - {id: name, size: len_name}
      - {id: name_padding, size: -len_name % 4}
      - {id: descriptor, size: len_descriptor}
      - {id: descriptor_padding, size: -len_descriptor % 4}
  relocations:
    params:
      - {id: has_addend, type: bool}
    seq:
      - {id: entries, type: relocation, repeat: eos}
  relocation:
    meta: {endian: {switch-on: _root.endian, cases: {endian::be: be, _: le}}}
    seq:
      - id: offset
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - id: info
        type:
          switch-on: _root.bits
          cases: {bits::b32: u4, bits::b64: u8}
      - id: addend
        type:
          switch-on: _root.bits
          cases: {bits::b32: s4, bits::b64: s8}
        if: _parent.has_addend
enums:
  bits: {1: b32, 2: b64}
  endian: {1: le, 2: be}
  section_type:
    0: none
    1: progbits
    2: symtab
    3: strtab
    4: rela
    5: hash
    6: dynamic
    7: note
    8: nobits
    9: rel
    11: dynsym
