# A size counts a checksum, and the checksum covers the size: the size does not depend on its value.
meta: {id: checksum_and_size, endian: le}
seq:
  - {id: magic, contents: HDR0}
  - {id: file_size, type: u4, -twin-checksum: {algorithm: size, of: file}}
  - {id: header_crc, type: u4, -twin-checksum: {algorithm: crc-32, of: before}}
  - {id: body, size-eos: true}
