meta:
  id: ext2_volume
  title: Second extended file system
  license: CC0-1.0
  endian: le
  bit-endian: le
seq:
  - id: boot
    size: 1024
  - id: superblock
    type: superblock
    size: 1024
instances:
  groups:
    pos: superblock.len_block * (superblock.first_block + 1)
    type: group
    repeat: expr
    repeat-expr: num_groups
  num_groups:
    value: (superblock.num_blocks - superblock.first_block + superblock.num_group_blocks - 1) / superblock.num_group_blocks
  root_inode:
    pos: groups[0].block_inodes * superblock.len_block + superblock.len_inode
    size: superblock.len_inode
    type: inode
  root_directory:
    pos: root_inode.blocks[0] * superblock.len_block
    size: superblock.len_block
    type: directory
types:
  superblock:
    seq:
      - id: num_inodes
        type: u4
      - id: num_blocks
        type: u4
      - id: num_reserved
        type: u4
      - id: num_free_blocks
        type: u4
      - id: num_free_inodes
        type: u4
      - id: first_block
        type: u4
      - id: log_len_block
        type: u4
      - id: log_len_fragment
        type: s4
      - id: num_group_blocks
        type: u4
      - id: num_group_fragments
        type: u4
      - id: num_group_inodes
        type: u4
      - id: mounted
        type: u4
      - id: written
        type: u4
      - id: num_mounts
        type: u2
      - id: max_mounts
        type: s2
      - id: magic
        contents: [0x53, 0xef]
      - id: state
        type: u2
        enum: state
      - id: on_error
        type: u2
      - id: minor
        type: u2
      - id: checked
        type: u4
      - id: check_interval
        type: u4
      - id: creator
        type: u4
        enum: creator
      - id: revision
        type: u4
      - id: reserved_uid
        type: u2
      - id: reserved_gid
        type: u2
      - id: first_inode
        type: u4
      - id: len_inode16
        type: u2
      - id: group
        type: u2
      - id: compatible
        type: features
        size: 4
      - id: incompatible
        type: features
        size: 4
      - id: read_only_compatible
        type: features
        size: 4
      - id: uuid
        size: 16
      - id: label
        type: strz
        size: 16
        encoding: UTF-8
      - id: last_mounted
        type: strz
        size: 64
        encoding: UTF-8
      - id: rest
        size-eos: true
    instances:
      len_block:
        value: 1024 << log_len_block
      len_inode:
        value: 'revision == 0 ? 128 : len_inode16'
  features:
    seq:
      - id: bits
        type: b1
        repeat: expr
        repeat-expr: 32
  group:
    seq:
      - id: block_block_bitmap
        type: u4
      - id: block_inode_bitmap
        type: u4
      - id: block_inodes
        type: u4
      - id: num_free_blocks
        type: u2
      - id: num_free_inodes
        type: u2
      - id: num_directories
        type: u2
      - id: flags
        type: u2
      - id: reserved
        size: 12
  inode:
    seq:
      - id: mode
        type: u2
      - id: uid
        type: u2
      - id: len
        type: u4
      - id: times
        type: u4
        repeat: expr
        repeat-expr: 4
      - id: gid
        type: u2
      - id: num_links
        type: u2
      - id: num_blocks
        type: u4
      - id: flags
        type: u4
      - id: system
        type: u4
      - id: blocks
        type: u4
        repeat: expr
        repeat-expr: 15
      - id: rest
        size-eos: true
    instances:
      is_directory:
        value: (mode & 0xf000) == 0x4000
  directory:
    seq:
      - id: entries
        type: entry
        repeat: eos
  entry:
    seq:
      - id: inode
        type: u4
      - id: len
        type: u2
      - id: len_name
        type: u1
      - id: kind
        type: u1
        enum: kind
      - id: name
        type: str
        size: len_name
        encoding: UTF-8
      - id: unused
        size: len - len_name - 8
enums:
  state:
    1: clean
    2: errors
  creator:
    0: linux
    1: hurd
  kind:
    0: unknown
    1: file
    2: directory
    7: link
