use std::cell::Cell;

use crate::{KError, KResult};

/// Bytes and a place in them, which all clones of a stream share, as they do in other languages.
#[derive(Debug, Default)]
pub struct Cursor {
    bytes: Vec<u8>,
    position: Cell<usize>,
    /// How many bits of the byte before the position are still unread.
    bits_left: Cell<u32>,
}

impl Cursor {
    pub fn new(bytes: Vec<u8>) -> Self {
        Self {
            bytes,
            ..Self::default()
        }
    }

    pub fn size(&self) -> usize {
        self.bytes.len()
    }

    pub fn position(&self) -> usize {
        self.position.get()
    }

    pub fn is_at_end(&self) -> bool {
        self.bits_left.get() == 0 && self.rest().is_empty()
    }

    pub fn seek(&self, position: usize) -> KResult<()> {
        let size = self.size();
        if position > size {
            return Err(KError::SeekBeyondEnd { position, size });
        }
        self.align();
        self.position.set(position);
        Ok(())
    }

    pub fn align(&self) {
        self.bits_left.set(0);
    }

    /// What is not read yet, as whole bytes.
    pub fn rest(&self) -> &[u8] {
        &self.bytes[self.position.get()..]
    }

    /// The next bytes. A length that is more than there is, such as a negative one that became
    /// unsigned, is an error before anything is allocated for it.
    pub fn take(&self, length: usize) -> KResult<&[u8]> {
        self.align();
        let rest = self.rest();
        if length > rest.len() {
            return Err(KError::EndOfStream {
                needed: length,
                available: rest.len(),
            });
        }
        self.position.set(self.position.get() + length);
        Ok(&rest[..length])
    }

    pub fn array<const N: usize>(&self) -> KResult<[u8; N]> {
        let mut array = [0; N];
        array.copy_from_slice(self.take(N)?);
        Ok(array)
    }

    /// The next bit, of the high end of a byte first or of the low one.
    pub fn bit(&self, high_first: bool) -> KResult<u64> {
        if self.bits_left.get() == 0 {
            self.take(1)?;
            self.bits_left.set(8);
        }
        let left = self.bits_left.get();
        self.bits_left.set(left - 1);
        let byte = u64::from(self.bytes[self.position.get() - 1]);
        let shift = if high_first { left - 1 } else { 8 - left };
        Ok(byte >> shift & 1)
    }
}
