use std::rc::Rc;

use crate::cursor::Cursor;
use crate::{KError, KResult};

/// A stream over bytes in memory; clones go on together.
#[derive(Debug, Default, Clone)]
pub struct BytesReader {
    cursor: Rc<Cursor>,
}

impl From<Vec<u8>> for BytesReader {
    fn from(bytes: Vec<u8>) -> Self {
        Self {
            cursor: Rc::new(Cursor::new(bytes)),
        }
    }
}

impl KStream for BytesReader {
    fn reader(&self) -> &BytesReader {
        self
    }
}

macro_rules! numbers {
    ($($name:ident: $type:ty, $order:ident;)*) => {
        $(fn $name(&self) -> KResult<$type> {
            Ok(<$type>::$order(self.reader().cursor.array()?))
        })*
    };
}

/// What generated code asks of a stream. Floats keep their bits: nothing computes with them.
pub trait KStream {
    fn reader(&self) -> &BytesReader;

    fn clone(&self) -> BytesReader {
        Clone::clone(self.reader())
    }

    fn size(&self) -> usize {
        self.reader().cursor.size()
    }

    fn pos(&self) -> usize {
        self.reader().cursor.position()
    }

    fn seek(&self, position: usize) -> KResult<()> {
        self.reader().cursor.seek(position)
    }

    fn is_eof(&self) -> bool {
        self.reader().cursor.is_at_end()
    }

    numbers! {
        read_u1: u8, from_le_bytes;
        read_s1: i8, from_le_bytes;
        read_u2le: u16, from_le_bytes;
        read_u2be: u16, from_be_bytes;
        read_u4le: u32, from_le_bytes;
        read_u4be: u32, from_be_bytes;
        read_u8le: u64, from_le_bytes;
        read_u8be: u64, from_be_bytes;
        read_s2le: i16, from_le_bytes;
        read_s2be: i16, from_be_bytes;
        read_s4le: i32, from_le_bytes;
        read_s4be: i32, from_be_bytes;
        read_s8le: i64, from_le_bytes;
        read_s8be: i64, from_be_bytes;
        read_f4le: f32, from_le_bytes;
        read_f4be: f32, from_be_bytes;
        read_f8le: f64, from_le_bytes;
        read_f8be: f64, from_be_bytes;
    }

    fn align_to_byte(&self) -> KResult<()> {
        self.reader().cursor.align();
        Ok(())
    }

    fn read_bits_int_be(&self, bits: usize) -> KResult<u64> {
        let cursor = &self.reader().cursor;
        count(bits)?.try_fold(0, |number, _| Ok(number << 1 | cursor.bit(true)?))
    }

    fn read_bits_int_le(&self, bits: usize) -> KResult<u64> {
        let cursor = &self.reader().cursor;
        count(bits)?.try_fold(0, |number, at| Ok(cursor.bit(false)? << at | number))
    }

    fn read_bytes(&self, length: usize) -> KResult<Vec<u8>> {
        Ok(self.reader().cursor.take(length)?.to_vec())
    }

    fn read_bytes_full(&self) -> KResult<Vec<u8>> {
        self.read_bytes(self.reader().cursor.rest().len())
    }

    /// Bytes up to `terminator`, which is read away with `consume` and kept with `include`; with
    /// `required` it must be there.
    fn read_bytes_term(
        &self,
        terminator: u8,
        include: bool,
        consume: bool,
        required: bool,
    ) -> KResult<Vec<u8>> {
        let cursor = &self.reader().cursor;
        let Some(end) = cursor.rest().iter().position(|&byte| byte == terminator) else {
            return if required {
                Err(KError::NoTerminator { terminator })
            } else {
                self.read_bytes_full()
            };
        };
        let bytes = self.read_bytes(end + usize::from(include))?;
        if consume && !include {
            cursor.take(1)?;
        }
        Ok(bytes)
    }
}

fn count(bits: usize) -> KResult<std::ops::Range<usize>> {
    if bits > 64 {
        return Err(KError::TooManyBits { bits });
    }
    Ok(0..bits)
}
