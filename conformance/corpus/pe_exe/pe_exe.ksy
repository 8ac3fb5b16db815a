meta:
  id: pe_exe
  title: Portable Executable
  file-extension: [exe, dll]
  license: CC0-1.0
  endian: le
doc-ref: 'PE Format, Microsoft Learn'
seq:
  - id: dos
    type: dos_header
instances:
  pe:
    pos: dos.ofs_pe
    type: pe_header
types:
  dos_header:
    seq:
      - id: magic
        contents: MZ
      - id: len_last_page
        type: u2
      - id: num_pages
        type: u2
      - id: num_relocations
        type: u2
      - id: header_paragraphs
        type: u2
      - id: rest
        size: 50
      - id: ofs_pe
        type: u4
    instances:
      len_header:
        value: header_paragraphs * 16
      stub:
        pos: len_header
        size: ofs_pe - len_header
        if: ofs_pe > len_header
  pe_header:
    seq:
      - id: signature
        contents: ["PE", 0, 0]
      - id: coff
        type: coff_header
      - id: optional
        type: optional_header
        size: coff.len_optional
        if: coff.len_optional > 0
      - id: sections
        type: section
        repeat: expr
        repeat-expr: coff.num_sections
  coff_header:
    seq:
      - id: machine
        type: u2
        enum: machine
      - id: num_sections
        type: u2
      - id: created
        type: u4
      - id: ofs_symbols
        type: u4
      - id: num_symbols
        type: u4
      - id: len_optional
        type: u2
      - id: characteristics
        type: characteristics
        size: 2
    enums:
      machine:
        0x0: unknown
        0x14c: i386
        0x1c0: arm
        0x8664: amd64
        0xaa64: arm64
  characteristics:
    meta:
      bit-endian: le
    seq:
      - id: relocations_stripped
        type: b1
      - id: executable
        type: b1
      - id: lines_stripped
        type: b1
      - id: symbols_stripped
        type: b1
      - id: reserved
        type: b1
      - id: large_addresses
        type: b1
      - id: unused
        type: b2
      - id: is_32_bit
        type: b1
      - id: debug_stripped
        type: b1
      - id: media
        type: b2
      - id: system
        type: b1
      - id: dll
        type: b1
      - id: last
        type: b2
  optional_header:
    seq:
      - id: format
        type: u2
        enum: format
        valid:
          in-enum: true
      - id: linker_major
        type: u1
      - id: linker_minor
        type: u1
      - id: len_code
        type: u4
      - id: len_data
        type: u4
      - id: len_bss
        type: u4
      - id: entry
        type: u4
      - id: code_base
        type: u4
      - id: data_base
        type: u4
        if: format == format::pe32
      - id: image_base
        type:
          switch-on: format
          cases:
            format::pe32: u4
            format::pe32_plus: u8
      - id: section_alignment
        type: u4
      - id: file_alignment
        type: u4
      - id: versions
        type: u2
        repeat: expr
        repeat-expr: 6
      - id: win32_version
        type: u4
      - id: len_image
        type: u4
      - id: len_headers
        type: u4
      - id: checksum
        type: u4
      - id: subsystem
        type: u2
        enum: subsystem
      - id: dll_flags
        type: u2
      - id: reserves
        type:
          switch-on: format
          cases:
            format::pe32: u4
            format::pe32_plus: u8
        repeat: expr
        repeat-expr: 4
      - id: loader_flags
        type: u4
      - id: num_directories
        type: u4
      - id: directories
        type: directory
        repeat: expr
        repeat-expr: num_directories
    enums:
      format:
        0x10b: pe32
        0x20b: pe32_plus
      subsystem:
        0: unknown
        1: native
        2: windows_gui
        3: windows_cui
        10: efi_application
  directory:
    seq:
      - id: address
        type: u4
      - id: size
        type: u4
  section:
    -webide-representation: '{name} {ofs_data:dec}'
    seq:
      - id: name
        type: str
        size: 8
        encoding: UTF-8
        pad-right: 0
      - id: virtual_size
        type: u4
      - id: virtual_address
        type: u4
      - id: len_data
        type: u4
      - id: ofs_data
        type: u4
      - id: ofs_relocations
        type: u4
      - id: ofs_lines
        type: u4
      - id: num_relocations
        type: u2
      - id: num_lines
        type: u2
      - id: characteristics
        type: u4
    instances:
      data:
        pos: ofs_data
        size: len_data
        if: ofs_data != 0
