//! What happens between the stream and a field.

/// The bytes before the first `terminator`, with it if `include` is set.
pub fn bytes_terminate(bytes: &Vec<u8>, terminator: u8, include: bool) -> Vec<u8> {
    match bytes.iter().position(|&byte| byte == terminator) {
        Some(end) => bytes[..end + usize::from(include)].to_vec(),
        None => bytes.clone(),
    }
}

/// The bytes without the `pad`s at their end.
pub fn bytes_strip_right(bytes: &Vec<u8>, pad: u8) -> Vec<u8> {
    let end = bytes.iter().rposition(|&byte| byte != pad);
    bytes[..end.map_or(0, |last| last + 1)].to_vec()
}

pub fn process_xor_one(bytes: &Vec<u8>, key: u8) -> Vec<u8> {
    bytes.iter().map(|byte| byte ^ key).collect()
}

/// Each byte with the next of the key, which is repeated.
pub fn process_xor_many(bytes: &Vec<u8>, key: &Vec<u8>) -> Vec<u8> {
    if key.is_empty() {
        return bytes.clone();
    }
    let mask = key.iter().cycle();
    bytes
        .iter()
        .zip(mask)
        .map(|(byte, key)| byte ^ key)
        .collect()
}

pub fn process_rotate_left(bytes: &Vec<u8>, bits: u32) -> Vec<u8> {
    bytes.iter().map(|byte| byte.rotate_left(bits)).collect()
}

/// The rest of a division, which is never below zero.
pub fn modulo(number: i64, divisor: i64) -> i64 {
    number.rem_euclid(divisor)
}
