use kaitai::{BytesReader, KError, KStream};

#[test]
fn nothing_is_allocated_for_a_length_beyond_the_end() {
    let io = BytesReader::from(vec![1, 2]);
    let length = -1i32 as usize;
    let needed = length;
    let available = 2;
    assert_eq!(
        io.read_bytes(length),
        Err(KError::EndOfStream { needed, available })
    );
    assert_eq!(io.pos(), 0);
}

#[test]
fn floats_keep_their_bits() {
    let io = BytesReader::from(vec![1, 0, 0x80, 0x7f]);
    assert_eq!(io.read_f4le().unwrap().to_bits(), 0x7f80_0001);
}

#[test]
fn bits_are_read_from_either_end() {
    let io = BytesReader::from(vec![0b1010_0110, 0xff, 7]);
    assert_eq!(io.read_bits_int_be(3), Ok(0b101));
    assert_eq!(io.read_bits_int_be(7), Ok(0b001_1011));
    assert_eq!(io.read_u1(), Ok(7));
    let io = BytesReader::from(vec![0b1010_0110, 0xff]);
    assert_eq!(io.read_bits_int_le(3), Ok(0b110));
    assert_eq!(io.read_bits_int_le(7), Ok(0b111_0100));
    assert!(!io.is_eof());
}

#[test]
fn clones_go_on_together() {
    let io = BytesReader::from(vec![1, 2, 3]);
    let again = KStream::clone(&io);
    assert_eq!(again.read_u1(), Ok(1));
    assert_eq!(io.read_bytes_term(3, false, true, true), Ok(vec![2]));
    assert!(again.is_eof());
    assert!(io.seek(4).is_err());
}
