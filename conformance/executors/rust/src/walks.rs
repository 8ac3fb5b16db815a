//! From bytes to an infoset. What differs from struct to struct is written when this is built.

use kaitai::{BytesReader, KError, KStream, KStruct, OptRc};

use crate::infoset::{Described, Infoset, Walked};

/// Why there is no infoset.
pub enum Stop {
    Refused(String),
    Unsupported(String),
}

impl Stop {
    /// A struct whose name in the text would be what it holds, and which holds nothing.
    fn nothing_holds(name: &str) -> Self {
        Self::Refused(format!("no case of {name} is of this number"))
    }
}

impl From<KError> for Stop {
    fn from(error: KError) -> Self {
        Self::Refused(error.to_string())
    }
}

fn read<T: KStruct + Described>(schema: &str, data: &[u8]) -> Result<String, Stop> {
    let io = BytesReader::from(data.to_vec());
    let root = T::read_into::<_, T>(&io, None, None)?;
    let trailing = io.read_bytes_full()?;
    Infoset::of(schema, &root, &trailing)
}

/// Whether a field has the right number of elements.
fn counted(id: &str, given: i128, there: usize) -> Walked {
    if given == there as i128 {
        return Ok(());
    }
    Err(Stop::Refused(format!(
        "{id} is {given}, but there are {there}"
    )))
}

#[allow(clippy::all)]
mod each {
    use super::*;

    include!(concat!(env!("OUT_DIR"), "/walks.rs"));
}

pub use each::decode;
