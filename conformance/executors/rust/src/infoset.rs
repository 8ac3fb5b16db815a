//! An infoset as JSON, written in one go: however deep and large it is, nothing else is built.

use std::fmt::Display;

use kaitai::{str_to_bytes, OptRc};

use crate::hex;
use crate::walks::Stop;

pub type Walked = Result<(), Stop>;

/// A struct of a spec that can report its content.
pub trait Described {
    const NAME: &'static str;

    fn fields(&self, out: &mut Infoset) -> Walked;
}

impl<T: Described> Described for OptRc<T> {
    const NAME: &'static str = T::NAME;

    fn fields(&self, out: &mut Infoset) -> Walked {
        (**self).fields(out)
    }
}

/// A number after its tag: integers in decimal, floats by their bits.
pub trait Spelled {
    fn spell(&self, out: &mut String);
}

macro_rules! whole {
    ($($type:ty)*) => {
        $(impl Spelled for $type {
            fn spell(&self, out: &mut String) {
                quote(out, self);
            }
        })*
    };
}

whole!(u8 u16 u32 u64 i8 i16 i32 i64);

impl Spelled for bool {
    fn spell(&self, out: &mut String) {
        quote(out, u8::from(*self));
    }
}

impl Spelled for f32 {
    fn spell(&self, out: &mut String) {
        *out += &format!("[\"{:08x}\"]", self.to_bits());
    }
}

impl Spelled for f64 {
    fn spell(&self, out: &mut String) {
        *out += &format!("[\"{:016x}\"]", self.to_bits());
    }
}

/// Names and numbers of specs need no escapes.
fn quote(out: &mut String, text: impl Display) {
    *out += &format!("\"{text}\"");
}

pub struct Infoset {
    json: String,
}

impl Infoset {
    pub fn of(schema: &str, root: &impl Described, trailing: &[u8]) -> Result<String, Stop> {
        let json = format!("{{\"infoset\":1,\"schema\":\"{schema}\",\"root\":");
        let mut out = Self { json };
        out.structure(root)?;
        if !trailing.is_empty() {
            out.json.pop();
            out.json += ",\"residue\":{\"trailing\":\"";
            hex::push(&mut out.json, trailing);
            out.json += "\"}}";
        }
        Ok(out.json + "}")
    }

    pub fn structure<T: Described>(&mut self, one: &T) -> Walked {
        self.json += "{\"struct\":";
        quote(&mut self.json, T::NAME);
        self.json += ",\"fields\":{";
        one.fields(self)?;
        self.json += "}}";
        Ok(())
    }

    /// Begins a field.
    pub fn name(&mut self, id: &str) {
        self.separate();
        quote(&mut self.json, id);
        self.json.push(':');
    }

    pub fn sequence<T>(
        &mut self,
        elements: &[T],
        write: impl Fn(&mut Self, &T) -> Walked,
    ) -> Walked {
        self.json.push('[');
        for one in elements {
            self.separate();
            write(self, one)?;
        }
        self.json.push(']');
        Ok(())
    }

    pub fn table<T>(
        &mut self,
        name: Option<&str>,
        columns: &[(&str, &str)],
        rows: &[T],
        write: impl Fn(&mut Self, &T),
    ) {
        let name = name.map_or("null".to_string(), |name| format!("\"{name}\""));
        let columns: Vec<_> = columns.iter().map(|(id, tag)| [id, tag]).collect();
        self.json += &format!("{{\"table\":{name},\"columns\":{columns:?},\"rows\":[");
        for row in rows {
            self.separate();
            self.json.push('[');
            write(self, row);
            self.json.push(']');
        }
        self.json += "]}";
    }

    pub fn cell(&mut self, number: &impl Spelled) {
        self.separate();
        number.spell(&mut self.json);
    }

    pub fn number(&mut self, tag: &str, number: &impl Spelled) {
        self.json += &format!("{{\"{tag}\":");
        number.spell(&mut self.json);
        self.json.push('}');
    }

    pub fn bytes(&mut self, bytes: &[u8]) {
        self.hexadecimal("{\"bytes\":\"", bytes, "\"}");
    }

    pub fn varint(&mut self, bytes: &[u8]) {
        self.hexadecimal("{\"varint\":[\"", bytes, "\"]}");
    }

    pub fn text(&mut self, text: &str, encoding: &str) -> Walked {
        let bytes = str_to_bytes(text, encoding)?;
        self.hexadecimal("{\"text\":[\"", &bytes, "\"]}");
        Ok(())
    }

    fn hexadecimal(&mut self, before: &str, bytes: &[u8], behind: &str) {
        self.json += before;
        hex::push(&mut self.json, bytes);
        self.json += behind;
    }

    /// A comma, unless this is the first within its brackets.
    fn separate(&mut self) {
        if !self.json.ends_with(['[', '{']) {
            self.json.push(',');
        }
    }
}
