# Every kind of algorithm, in fields of every kind. A text omits all of them while they are right.
meta: {id: checksum_algorithms, endian: le}
seq:
  - {id: len_data, type: u1}
  - {id: data, size: len_data}
  - {id: crc32, type: u4, -twin-checksum: {algorithm: crc-32, of: [data]}}
  - {id: crc32c, type: u4, -twin-checksum: {algorithm: crc-32c, of: [data]}}
  - {id: ogg, type: u4be, -twin-checksum: {algorithm: crc-32/ogg, of: [data]}}
  - {id: arc, type: u2, -twin-checksum: {algorithm: crc-16/arc, of: [data]}}
  - {id: xmodem, type: u2be, -twin-checksum: {algorithm: crc-16/xmodem, of: [data]}}
  - {id: ccitt_false, type: u2, -twin-checksum: {algorithm: crc-16/ccitt-false, of: [data]}}
  - {id: crc8, type: u1, -twin-checksum: {algorithm: crc-8, of: [data]}}
  - {id: openpgp, type: b24, -twin-checksum: {algorithm: crc-24, of: [data]}}
  - {id: xz, type: u8, -twin-checksum: {algorithm: crc-64/xz, of: [data]}}
  - id: own
    type: u4
    -twin-checksum:
      algorithm: {width: 16, poly: 0x8bb7, init: 0x1234, refin: false, refout: true, xorout: 0xffff}
      of: [data]
  - {id: usb, type: u1, -twin-checksum: {algorithm: crc-5/usb, of: [data]}}
  - {id: signed, type: s4, -twin-checksum: {algorithm: crc-32, of: [data]}}
  - {id: adler, type: u4be, -twin-checksum: {algorithm: adler-32, of: [data]}}
  - {id: fletcher16, type: u2, -twin-checksum: {algorithm: fletcher-16, of: [data]}}
  - {id: fletcher32, type: u4, -twin-checksum: {algorithm: fletcher-32, of: [data]}}
  - {id: fletcher64, type: u8be, -twin-checksum: {algorithm: fletcher-64, of: [data]}}
  - {id: xor8, type: u1, -twin-checksum: {algorithm: xor-8, of: [data]}}
  - {id: xor16, type: u2, -twin-checksum: {algorithm: xor-16, of: [data]}}
  - {id: xor32, type: u4be, -twin-checksum: {algorithm: xor-32, of: [data]}}
  - {id: sum8, type: u1, -twin-checksum: {algorithm: sum-8, of: [data]}}
  - {id: sum16, type: u2, -twin-checksum: {algorithm: sum-16, of: [data]}}
  - {id: sum32, type: u4be, -twin-checksum: {algorithm: sum-32, of: [data]}}
  - {id: sum_words, type: u4, -twin-checksum: {algorithm: {sum: 32, word: 4}, of: [data]}}
  - {id: negated, type: u1, -twin-checksum: {algorithm: {sum: 8, complement: twos}, of: [data]}}
  - {id: inverted, type: u1, -twin-checksum: {algorithm: {sum: 8, complement: ones}, of: [data]}}
  - {id: roland, type: u1, -twin-checksum: {algorithm: {sum: 7, complement: twos}, of: [data]}}
  - {id: negated_words, type: u2, -twin-checksum: {algorithm: {sum: 16, word: 2, complement: twos}, of: [data]}}
  - {id: internet, type: u2be, -twin-checksum: {algorithm: internet, of: [data]}}
  - {id: xor_init, type: u1, -twin-checksum: {algorithm: {xor: 8, init: 0x55, complement: ones}, of: [data]}}
  - {id: md5, size: 16, -twin-checksum: {algorithm: md5, of: [data]}}
  - {id: sha1, size: 20, -twin-checksum: {algorithm: sha-1, of: [data]}}
  - {id: sha256, size: 32, -twin-checksum: {algorithm: sha-256, of: [data]}}
  - {id: sha512, size: 64, -twin-checksum: {algorithm: sha-512, of: [data]}}
  - {id: crc_bytes, size: 4, -twin-checksum: {algorithm: crc-32, of: [data]}}
  - {id: crc_bytes_le, size: 4, -twin-checksum: {algorithm: crc-32, of: [data], order: le}}
  - {id: num_bytes, type: u1, -twin-checksum: {algorithm: size, of: [data]}}
  - {id: low_half, type: u2, -twin-checksum: {algorithm: crc-32, bits: 16, of: [data]}}
  - {id: start, size: 8, -twin-checksum: {algorithm: sha-256, bits: 64, of: [data]}}
