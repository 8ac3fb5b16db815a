//! Messages: a length of 4 bytes, little-endian, and so many bytes.

use std::io::{self, BufRead, Read, Write};

/// The next message, or none where the input ends. Grows with the bytes that arrive, not with the announced length.
pub fn read(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    if input.fill_buf()?.is_empty() {
        return Ok(None);
    }
    let mut length = [0; 4];
    input.read_exact(&mut length)?;
    let length = u64::from(u32::from_le_bytes(length));
    let mut message = Vec::new();
    input.by_ref().take(length).read_to_end(&mut message)?;
    if (message.len() as u64) < length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(Some(message))
}

pub fn write(output: &mut impl Write, message: &str) -> io::Result<()> {
    let length = u32::try_from(message.len()).map_err(io::Error::other)?;
    output.write_all(&length.to_le_bytes())?;
    output.write_all(message.as_bytes())?;
    output.flush()
}
