//! Statements that write single values.

use crate::places::Place;
use crate::schema::Field;
use crate::sources::{within, Types};

/// The name of the column of plain numbers.
const ALONE: &str = "value";

/// What generated code does not contain, or what this executor does not support.
pub struct Lack(pub &'static str);

/// A number in a row.
pub struct Cell {
    pub id: String,
    pub tag: String,
    pub code: String,
}

/// Writes the value `one`, a reference to a `held`.
pub fn value(types: &Types, field: Field, held: &str, one: &str) -> Result<String, Lack> {
    let code = match field.kind() {
        "bytes" => format!("out.bytes({one})"),
        "text" => format!("out.text({one}, {:?})?", field.text("encoding")),
        "varint" => {
            let owner = within(held, "OptRc").ok_or(Lack("a varint that is not a struct"))?;
            let bytes = types
                .bytes_of(owner)
                .ok_or(Lack("a varint without its bytes"))?;
            format!("out.varint(&({one}).{bytes}())")
        }
        "struct" if is_struct(held, field.text("struct")) => format!("out.structure({one})?"),
        "struct" => return Err(Lack("generated code has another struct here")),
        "switch" => return switch(types, field, held, one),
        "packing" => return Err(Lack("what is compressed is not walked")),
        _ => {
            let number = number(types, field, held, one);
            format!("out.number({:?}, &{number})", tag(field))
        }
    };
    Ok(format!("            {code};\n"))
}

/// Writes a number into a row.
pub fn cell(types: &Types, field: Field, held: &str, one: &str) -> Result<Cell, Lack> {
    let plain = field.kind().starts_with(['u', 's', 'f']) && field.kind() != "struct";
    if !plain {
        return Err(Lack("a row holds more than numbers"));
    }
    Ok(Cell {
        id: field.id().to_string(),
        tag: tag(field),
        code: format!("out.cell(&{})", number(types, field, held, one)),
    })
}

/// Writes a number that is a row by itself.
pub fn alone(types: &Types, field: Field, held: &str, one: &str) -> Result<Cell, Lack> {
    let cell = cell(types, field, held, one)?;
    let id = ALONE.to_string();
    Ok(Cell { id, ..cell })
}

/// Numbers that bear names are enums, whose own numbers are signed.
fn number(types: &Types, field: Field, held: &str, one: &str) -> String {
    let plain = !types.has(held);
    match field.kind() {
        _ if plain => format!("*({one})"),
        kind if kind.starts_with('u') => format!("(i64::from({one}) as u64)"),
        _ => format!("i64::from({one})"),
    }
}

/// Kind and width, without the byte order.
fn tag(field: Field) -> String {
    let kind = field.kind();
    let ordered = kind.strip_suffix("le").or(kind.strip_suffix("be"));
    ordered.unwrap_or(kind).to_string()
}

fn is_struct(held: &str, path: &str) -> bool {
    within(held, "OptRc") == Some(&*Place::of(path).name)
}

fn switch(types: &Types, field: Field, held: &str, one: &str) -> Result<String, Lack> {
    let path = types
        .path(held)
        .ok_or(Lack("its cases are not told apart"))?;
    let mut arms = String::new();
    for (variant, inner) in types.variants(held) {
        if !field.texts("structs").any(|path| is_struct(inner, path)) {
            return Err(Lack("one of its cases is not a known struct"));
        }
        arms += &format!("                {path}::{variant}(one) => out.structure(one)?,\n");
    }
    Ok(format!(
        "            match {one} {{\n{arms}            }}\n"
    ))
}
