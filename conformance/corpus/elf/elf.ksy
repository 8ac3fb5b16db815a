meta:
  id: elf
  title: Executable and Linkable Format
  application: Linkers and loaders of Unix systems
  file-extension:
    - elf
    - o
    - so
  xref:
    wikidata: Q1198211
  license: CC0-1.0
  ks-version: 0.9
  tags:
    - executable
    - linux
doc: Object files, programs and shared libraries of 32 and 64 bits in both byte orders.
doc-ref: System V Application Binary Interface, chapter 4
seq:
  - id: magic
    contents: [0x7f, ELF]
  - id: bits
    type: u1
    enum: bits
    valid:
      any-of: ['bits::b32', 'bits::b64']
  - id: order
    type: u1
    enum: order
  - id: ident_version
    type: u1
    valid: 1
  - id: abi
    type: u1
    enum: abi
  - id: abi_version
    type: u1
  - id: reserved
    size: 7
  - id: header
    type: header
types:
  header:
    meta:
      endian:
        switch-on: _root.order
        cases:
          'order::le': le
          'order::be': be
    seq:
      - id: kind
        type: u2
        enum: kind
      - id: machine
        type: u2
        enum: machine
      - id: version
        type: u4
      - id: entry
        type: address
      - id: ofs_segments
        type: address
      - id: ofs_sections
        type: address
      - id: flags
        type: u4
      - id: len_header
        type: u2
      - id: len_segment
        type: u2
      - id: num_segments
        type: u2
      - id: len_section
        type: u2
      - id: num_sections
        type: u2
      - id: idx_names
        type: u2
    instances:
      segments:
        pos: ofs_segments.value
        size: len_segment
        type: segment
        repeat: expr
        repeat-expr: num_segments
      sections:
        pos: ofs_sections.value
        size: len_section
        type: section
        repeat: expr
        repeat-expr: num_sections
      names:
        pos: sections[idx_names].offset.value
        size: sections[idx_names].size.value
        if: idx_names != 0
    types:
      address:
        seq:
          - id: value
            type:
              switch-on: _root.bits
              cases:
                'bits::b32': u4
                'bits::b64': u8
      segment:
        seq:
          - id: kind
            type: u4
            enum: segment_kind
          - id: flags64
            type: u4
            if: _root.bits == bits::b64
          - id: offset
            type: address
          - id: virtual_address
            type: address
          - id: physical_address
            type: address
          - id: size_in_file
            type: address
          - id: size_in_memory
            type: address
          - id: flags32
            type: u4
            if: _root.bits == bits::b32
          - id: alignment
            type: address
        instances:
          is_executable:
            value: '((_root.bits == bits::b64 ? flags64 : flags32) & 1) != 0'
      section:
        seq:
          - id: name_offset
            type: u4
          - id: kind
            type: u4
            enum: section_kind
          - id: flags
            type: address
          - id: address
            type: address
          - id: offset
            type: address
          - id: size
            type: address
          - id: link
            type: u4
          - id: info
            type: u4
          - id: alignment
            type: address
          - id: len_entry
            type: address
        instances:
          body:
            io: _root._io
            pos: offset.value
            size: size.value
            type:
              switch-on: kind
              cases:
                'section_kind::strings': strings
                'section_kind::symbols': symbols
            if: kind != section_kind::nobits
          name:
            io: _root._io
            pos: _parent.sections[_parent.idx_names].offset.value + name_offset
            type: strz
            encoding: ASCII
            -webide-parse-mode: eager
      strings:
        seq:
          - id: entries
            type: strz
            encoding: UTF-8
            repeat: eos
      symbols:
        seq:
          - id: entries
            type: symbol
            repeat: eos
      symbol:
        seq:
          - id: name_offset
            type: u4
          - id: value32
            type: u4
            if: _root.bits == bits::b32
          - id: size32
            type: u4
            if: _root.bits == bits::b32
          - id: binding
            type: b4
            enum: binding
          - id: kind
            type: b4
          - id: other
            type: u1
          - id: section
            type: u2
            enum: special_section
          - id: value64
            type: u8
            if: _root.bits == bits::b64
          - id: size64
            type: u8
            if: _root.bits == bits::b64
enums:
  bits:
    1: b32
    2: b64
  order:
    1: le
    2: be
  abi:
    0: system_v
    3: gnu
    9: freebsd
  kind:
    0: none
    1: relocatable
    2: executable
    3: shared
    4: core
  machine:
    0: none
    3: i386
    8: mips
    20: powerpc
    40: arm
    62:
      id: x86_64
      doc: AMD's extension of the i386
    183: aarch64
    243: riscv
  binding:
    0: local
    1: global_symbol
    2: weak
  special_section:
    0: undefined
    0xfff1: absolute
    0xfff2: common
  segment_kind:
    0: unused
    1: load
    2: dynamic
    3: interpreter
    4: note
    6: headers
    7: thread_local
    0x6474e550: gnu_eh_frame
    0x6474e551: gnu_stack
    0x6474e552: gnu_relro
    0x6474e553: gnu_property
  section_kind:
    0: unused
    1: program
    2: symbols
    3: strings
    4: relocations_with_addend
    5: hash
    6: dynamic
    7: note
    8: nobits
    9: relocations
    11: dynamic_symbols
    0x6ffffff6: gnu_hash
    0x6ffffffe: gnu_version_needs
    0x6fffffff: gnu_versions
