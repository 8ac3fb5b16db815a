use kaitai::{bytes_to_str, str_to_bytes};

fn comes_back(bytes: Vec<u8>, encoding: &str) -> String {
    let text = bytes_to_str(&bytes, encoding).unwrap();
    assert_eq!(str_to_bytes(&text, encoding).unwrap(), bytes, "{text:?}");
    text
}

#[test]
fn characters_are_read() {
    assert_eq!(comes_back("Kopf ä 頭".into(), "UTF-8"), "Kopf ä 頭");
    assert_eq!(comes_back(vec![0x93, 0xaa], "Shift_JIS"), "頭");
    assert_eq!(comes_back(vec![0x2d, 0x98], "UTF-16LE"), "頭");
    assert_eq!(comes_back(vec![0xe4], "ISO-8859-1"), "ä");
}

#[test]
fn every_pair_of_bytes_comes_back() {
    for encoding in ["UTF-8", "Shift_JIS", "ASCII", "UTF-16LE", "UTF-16BE"] {
        for pair in 0..=u16::MAX {
            comes_back(pair.to_be_bytes().into(), encoding);
        }
    }
}

#[test]
fn what_reads_like_an_escape_comes_back() {
    comes_back("\u{10ff41}\u{10ffff}A".into(), "UTF-8");
    comes_back(vec![0xff, b'a', 0xc3], "UTF-8");
}

#[test]
fn an_unknown_encoding_is_an_error() {
    assert!(bytes_to_str(&vec![], "wave").is_err());
}
