meta:
  id: asset_pack
  title: Asset pack of a small game engine
  file-extension: pack
  endian: le
  encoding: UTF-8
doc: |
  A pack contains a directory of chunks and the chunks. The directory has the offset of each chunk.
  Numbers are little-endian; strings are UTF-8 with a length prefix.
seq:
  - id: header
    type: header
instances:
  directory:
    pos: header.ofs_directory
    type: entry
    repeat: expr
    repeat-expr: header.num_entries
    doc: One entry for each chunk.
  strings:
    pos: header.ofs_strings
    size: header.len_strings
    type: string_table
types:
  header:
    seq:
      - id: magic
        contents: [0x41, 0x50, 0x4b, 0x1a]
      - id: version
        type: version
      - id: flags
        type: pack_flags
      - id: platform
        type: u1
        enum: platform
      - id: reserved
        size: 3
      - id: num_entries
        type: u4
      - id: ofs_directory
        type: u4
      - id: ofs_strings
        type: u4
      - id: len_strings
        type: u4
      - id: build_time
        type: u8
        doc: Seconds since 1970.
  version:
    seq:
      - id: major
        type: u2
        valid:
          max: 3
      - id: minor
        type: u2
    instances:
      has_checksums:
        value: major >= 2
  pack_flags:
    meta:
      bit-endian: le
    seq:
      - id: compressed
        type: b1
      - id: signed
        type: b1
      - id: streaming
        type: b1
      - id: quality
        type: b3
      - id: unused
        type: b10
  entry:
    doc: Where a chunk is and what it holds.
    seq:
      - id: kind
        type: u4
        enum: chunk_kind
      - id: name_index
        type: u4
      - id: ofs_chunk
        type: u4
      - id: len_chunk
        type: u4
      - id: checksum
        type: u4
        if: _root.header.version.has_checksums
    instances:
      chunk:
        pos: ofs_chunk
        size: len_chunk
        type:
          switch-on: kind
          cases:
            'chunk_kind::mesh': mesh
            'chunk_kind::material': material
            'chunk_kind::texture': texture
            'chunk_kind::skeleton': skeleton
            'chunk_kind::animation': animation
            'chunk_kind::sound': sound
            'chunk_kind::font': font
            'chunk_kind::scene': scene
            'chunk_kind::script': script
            'chunk_kind::navigation': navigation
            'chunk_kind::settings': settings
  string_table:
    seq:
      - id: entries
        type: strz
        repeat: eos
  short_string:
    seq:
      - id: len
        type: u1
      - id: value
        type: str
        size: len
  vec2:
    seq:
      - id: x
        type: f4
      - id: y
        type: f4
  vec3:
    seq:
      - id: x
        type: f4
      - id: y
        type: f4
      - id: z
        type: f4
  quaternion:
    seq:
      - id: x
        type: f4
      - id: y
        type: f4
      - id: z
        type: f4
      - id: w
        type: f4
  transform:
    seq:
      - id: position
        type: vec3
      - id: rotation
        type: quaternion
      - id: scale
        type: vec3
  box:
    seq:
      - id: low
        type: vec3
      - id: high
        type: vec3
  color:
    seq:
      - id: r
        type: u1
      - id: g
        type: u1
      - id: b
        type: u1
      - id: a
        type: u1
  mesh:
    seq:
      - id: name
        type: short_string
      - id: bounds
        type: box
      - id: topology
        type: u1
        enum: topology
      - id: index_size
        type: u1
        valid:
          any-of: [2, 4]
      - id: num_attributes
        type: u2
      - id: attributes
        type: attribute
        repeat: expr
        repeat-expr: num_attributes
      - id: num_vertices
        type: u4
      - id: vertices
        type: vertex
        repeat: expr
        repeat-expr: num_vertices
      - id: num_indices
        type: u4
      - id: indices
        type:
          switch-on: index_size
          cases:
            2: u2
            4: u4
        repeat: expr
        repeat-expr: num_indices
      - id: num_parts
        type: u2
      - id: parts
        type: part
        repeat: expr
        repeat-expr: num_parts
    types:
      attribute:
        seq:
          - id: semantic
            type: u1
            enum: semantic
          - id: format
            type: u1
            enum: attribute_format
          - id: offset
            type: u2
      vertex:
        seq:
          - id: position
            type: vec3
          - id: normal
            type: vec3
          - id: uv
            type: vec2
      part:
        seq:
          - id: material
            type: u2
          - id: first_index
            type: u4
          - id: num_part_indices
            type: u4
        instances:
          num_triangles:
            value: num_part_indices / 3
  material:
    seq:
      - id: name
        type: short_string
      - id: blend
        type: u1
        enum: blend_mode
      - id: num_properties
        type: u1
      - id: properties
        type: property
        repeat: expr
        repeat-expr: num_properties
    types:
      property:
        seq:
          - id: name
            type: short_string
          - id: kind
            type: u1
            enum: property_kind
          - id: value
            type:
              switch-on: kind
              cases:
                'property_kind::number': number_value
                'property_kind::vector': vector_value
                'property_kind::tint': color
                'property_kind::texture': texture_value
                'property_kind::toggle': toggle_value
      number_value:
        seq:
          - id: value
            type: f4
      vector_value:
        seq:
          - id: value
            type: vec3
          - id: w
            type: f4
      texture_value:
        seq:
          - id: name_index
            type: u4
          - id: wrap
            type: u1
            enum: wrap_mode
      toggle_value:
        seq:
          - id: value
            type: u1
  texture:
    seq:
      - id: width
        type: u2
      - id: height
        type: u2
      - id: format
        type: u1
        enum: pixel_format
      - id: num_levels
        type: u1
        valid:
          min: 1
          max: 16
      - id: flags
        type: texture_flags
      - id: palette
        type: color
        repeat: expr
        repeat-expr: 4
        if: format == pixel_format::indexed
      - id: levels
        type: level
        repeat: expr
        repeat-expr: num_levels
    types:
      texture_flags:
        seq:
          - id: srgb
            type: b1
          - id: cube
            type: b1
          - id: mipmapped
            type: b1
          - id: filter
            type: b2
            enum: filter
          - id: unused
            type: b11
      level:
        seq:
          - id: len_pixels
            type: u4
          - id: pixels
            size: len_pixels
  skeleton:
    seq:
      - id: num_bones
        type: u2
      - id: bones
        type: bone
        repeat: expr
        repeat-expr: num_bones
    types:
      bone:
        seq:
          - id: name
            type: short_string
          - id: parent
            type: s2
          - id: bind
            type: transform
        instances:
          is_root:
            value: parent < 0
  animation:
    seq:
      - id: name
        type: strz
      - id: duration
        type: f4
      - id: num_channels
        type: u2
      - id: channels
        type: channel
        repeat: expr
        repeat-expr: num_channels
    types:
      channel:
        seq:
          - id: bone
            type: u2
          - id: target
            type: u1
            enum: channel_target
          - id: interpolation
            type: u1
            enum: interpolation
          - id: num_keys
            type: u4
          - id: keys
            type:
              switch-on: target
              cases:
                'channel_target::position': vector_key
                'channel_target::rotation': rotation_key
                'channel_target::scale': vector_key
                _: number_key
            repeat: expr
            repeat-expr: num_keys
      vector_key:
        seq:
          - id: time
            type: f4
          - id: value
            type: vec3
      rotation_key:
        seq:
          - id: time
            type: f4
          - id: value
            type: quaternion
      number_key:
        seq:
          - id: time
            type: f4
          - id: value
            type: f4
  sound:
    seq:
      - id: codec
        type: u1
        enum: codec
      - id: num_audio_channels
        type: u1
      - id: rate
        type: u4
      - id: num_markers
        type: u2
      - id: markers
        type: marker
        repeat: expr
        repeat-expr: num_markers
      - id: data
        size-eos: true
    types:
      marker:
        seq:
          - id: sample
            type: u4
          - id: label
            type: short_string
  font:
    seq:
      - id: family
        type: str
        size: 32
        terminator: 0
      - id: size
        type: f4
      - id: num_glyphs
        type: u2
      - id: glyphs
        type: glyph
        repeat: expr
        repeat-expr: num_glyphs
      - id: num_pairs
        type: u2
      - id: pairs
        type: kerning_pair
        repeat: expr
        repeat-expr: num_pairs
    types:
      glyph:
        seq:
          - id: code
            type: u4
          - id: x
            type: u2
          - id: y
            type: u2
          - id: width
            type: u2
          - id: height
            type: u2
          - id: advance
            type: f4
      kerning_pair:
        seq:
          - id: first
            type: u4
          - id: second
            type: u4
          - id: amount
            type: f4
  scene:
    seq:
      - id: ambient
        type: color
      - id: num_nodes
        type: u2
      - id: nodes
        type: node
        repeat: expr
        repeat-expr: num_nodes
    types:
      node:
        seq:
          - id: name
            type: short_string
          - id: parent
            type: s2
          - id: local
            type: transform
          - id: num_components
            type: u1
          - id: components
            type: component
            repeat: expr
            repeat-expr: num_components
      component:
        seq:
          - id: kind
            type: u2
            enum: component_kind
          - id: len_body
            type: u2
          - id: body
            size: len_body
            type:
              switch-on: kind
              cases:
                'component_kind::renderer': renderer
                'component_kind::light': light
                'component_kind::camera': camera
                'component_kind::collider': collider
      renderer:
        seq:
          - id: mesh
            type: u4
          - id: num_materials
            type: u1
          - id: materials
            type: u4
            repeat: expr
            repeat-expr: num_materials
      light:
        seq:
          - id: kind
            type: u1
            enum: light_kind
          - id: tint
            type: color
          - id: intensity
            type: f4
          - id: spot_angle
            type: f4
            if: kind == light_kind::spot
      camera:
        seq:
          - id: field_of_view
            type: f4
          - id: near
            type: f4
          - id: far
            type: f4
      collider:
        seq:
          - id: is_trigger
            type: u1
          - id: extents
            type: box
  script:
    seq:
      - id: language
        type: strz
      - id: num_constants
        type: u2
      - id: constants
        type: constant
        repeat: expr
        repeat-expr: num_constants
      - id: code
        type: u1
        repeat: until
        repeat-until: _ == 0xff
    types:
      constant:
        seq:
          - id: tag
            type: u1
          - id: value
            type:
              switch-on: tag
              cases:
                0: s4
                1: f8
                2: short_string
  navigation:
    seq:
      - id: num_cells
        type: u4
      - id: cells
        type: cell
        repeat: expr
        repeat-expr: num_cells
    types:
      cell:
        seq:
          - id: center
            type: vec3
          - id: num_links
            type: u1
          - id: links
            type: u4
            repeat: expr
            repeat-expr: num_links
  settings:
    seq:
      - id: pairs
        type: pair
        repeat: eos
    types:
      pair:
        seq:
          - id: key
            type: short_string
          - id: value
            type: short_string
enums:
  platform:
    0: any
    1: desktop
    2: mobile
    3: console
  chunk_kind:
    1: mesh
    2: material
    3: texture
    4: skeleton
    5: animation
    6: sound
    7: font
    8: scene
    9: script
    10: navigation
    11: settings
    12: thumbnail
  topology: {0: points, 1: lines, 2: triangles, 3: strip}
  semantic: {0: position, 1: normal, 2: tangent, 3: uv, 4: joints, 5: weights}
  attribute_format: {0: float1, 1: float2, 2: float3, 3: float4, 4: byte4}
  blend_mode: {0: opaque, 1: masked, 2: blended, 3: additive}
  property_kind: {0: number, 1: vector, 2: tint, 3: texture, 4: toggle}
  wrap_mode: {0: repeat_all, 1: clamp, 2: mirror}
  pixel_format: {0: r8, 1: rgb8, 2: rgba8, 3: indexed, 4: bc1, 5: bc7}
  filter: {0: nearest, 1: linear, 2: trilinear}
  channel_target: {0: position, 1: rotation, 2: scale, 3: weight}
  interpolation: {0: step, 1: linear, 2: cubic}
  codec: {0: pcm16, 1: adpcm, 2: vorbis}
  light_kind: {0: directional, 1: point, 2: spot}
  component_kind: {1: renderer, 2: light, 3: camera, 4: collider, 5: tag}
