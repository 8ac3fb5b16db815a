//! Bytes of texts and their characters.
//!
//! Nothing is lost on the way, whatever the bytes are: a byte that belongs to no character, or to
//! one that would be written with other bytes, becomes one of the last characters of Unicode, which
//! are for private use, and comes back from there. (Python calls this "surrogateescape".)

use encoding_rs::Encoding;

use crate::{KError, KResult};

/// A byte `b` that is kept as such is the character `ESCAPED + b`.
const ESCAPED: u32 = 0x10ff00;
/// No character of any encoding has more bytes.
const LONGEST: usize = 4;

enum Codec {
    Utf8,
    /// Each byte below the number is the character of that number.
    SingleBytes(u32),
    Utf16 {
        unit: fn([u8; 2]) -> u16,
        bytes: fn(u16) -> [u8; 2],
    },
    Other(&'static Encoding),
}

pub fn bytes_to_str(bytes: &Vec<u8>, encoding: &str) -> KResult<String> {
    let codec = Codec::named(encoding)?;
    if let Some(text) = codec.exactly(bytes) {
        return Ok(text);
    }
    let mut text = String::with_capacity(bytes.len());
    let mut rest = &bytes[..];
    while let Some(&first) = rest.first() {
        let (length, piece) = codec.first(rest).unwrap_or((1, escaped(first).into()));
        text += &piece;
        rest = &rest[length..];
    }
    Ok(text)
}

/// The bytes that `text` was made from.
pub fn str_to_bytes(text: &str, encoding: &str) -> KResult<Vec<u8>> {
    let codec = Codec::named(encoding)?;
    let mut bytes = Vec::with_capacity(text.len());
    for character in text.chars() {
        match u8::try_from((character as u32).wrapping_sub(ESCAPED)) {
            Ok(byte) => bytes.push(byte),
            Err(_) => bytes.extend(codec.encode(character).ok_or_else(|| no_text(encoding))?),
        }
    }
    Ok(bytes)
}

fn escaped(byte: u8) -> char {
    char::from_u32(ESCAPED + u32::from(byte)).expect("Unicode ends with these")
}

fn no_text(encoding: &str) -> KError {
    let msg = format!("a character is none of {encoding}");
    KError::BytesDecodingError { msg }
}

impl Codec {
    fn named(name: &str) -> KResult<Self> {
        Ok(match name.to_ascii_uppercase().as_str() {
            "UTF-8" => Self::Utf8,
            "ASCII" => Self::SingleBytes(0x80),
            "ISO-8859-1" => Self::SingleBytes(0x100),
            "UTF-16LE" => Self::Utf16 {
                unit: u16::from_le_bytes,
                bytes: u16::to_le_bytes,
            },
            "UTF-16BE" => Self::Utf16 {
                unit: u16::from_be_bytes,
                bytes: u16::to_be_bytes,
            },
            _ => Self::Other(Encoding::for_label(name.as_bytes()).ok_or_else(|| {
                let name = name.to_string();
                KError::UnknownEncoding { name }
            })?),
        })
    }

    /// The text of the bytes, if it encodes to these bytes and contains no escape.
    fn exactly(&self, bytes: &[u8]) -> Option<String> {
        let text = self.decode(bytes)?;
        let mut again = Vec::with_capacity(bytes.len());
        for character in text.chars() {
            if character as u32 >= ESCAPED {
                return None;
            }
            again.extend(self.encode(character)?);
        }
        (again == bytes).then_some(text)
    }

    fn first(&self, bytes: &[u8]) -> Option<(usize, String)> {
        let most = bytes.len().min(LONGEST);
        (1..=most).find_map(|length| Some((length, self.exactly(&bytes[..length])?)))
    }

    fn decode(&self, bytes: &[u8]) -> Option<String> {
        match self {
            Self::Utf8 => String::from_utf8(bytes.to_vec()).ok(),
            Self::SingleBytes(end) => {
                let known = bytes.iter().all(|&byte| u32::from(byte) < *end);
                known.then(|| bytes.iter().map(|&byte| char::from(byte)).collect())
            }
            Self::Utf16 { unit, .. } => {
                let units = bytes
                    .chunks(2)
                    .map(|pair| Some(unit(pair.try_into().ok()?)));
                String::from_utf16(&units.collect::<Option<Vec<_>>>()?).ok()
            }
            Self::Other(encoding) => encoding
                .decode_without_bom_handling_and_without_replacement(bytes)
                .map(Into::into),
        }
    }

    fn encode(&self, character: char) -> Option<Vec<u8>> {
        let text = character.to_string();
        match self {
            Self::Utf8 => Some(text.into_bytes()),
            Self::SingleBytes(end) => {
                let code = character as u32;
                (code < *end).then(|| vec![code as u8])
            }
            Self::Utf16 { bytes, .. } => Some(text.encode_utf16().flat_map(*bytes).collect()),
            Self::Other(encoding) => {
                let (bytes, _, unmappable) = encoding.encode(&text);
                (!unmappable).then(|| bytes.into_owned())
            }
        }
    }
}
