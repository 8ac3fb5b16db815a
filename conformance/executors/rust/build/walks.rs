//! A walk over each struct, as Rust code.

use std::collections::BTreeMap;

use crate::keywords::raw;
use crate::places::Place;
use crate::schema::{Field, Schemas};
use crate::sources::{within, Types};
use crate::values::{self, Lack};

/// What whole numbers are in Rust.
const WHOLE: &[&str] = &["u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64"];

/// Of fields that are at positions, or in more bytes than generated code reports.
const BEYOND: &[&str] = &[
    "stream",
    "process",
    "place",
    "outside",
    "size",
    "after",
    "terminator",
];

pub fn all(schemas: &Schemas, types: &Types) -> String {
    let structs = schemas.structs();
    let named = schemas.named_by_content();
    let mut code = String::new();
    for (name, fields) in &structs {
        let owner = Place::of(name).name;
        let walk = Walk {
            structs: &structs,
            types,
            owner,
            must_hold: named.contains(name),
        };
        if types.has(&walk.owner) {
            code += &walk.implementation(name, fields);
        }
    }
    code + &roots(schemas)
}

fn roots(schemas: &Schemas) -> String {
    let taken = schemas.roots().map(|(key, root)| {
        let root = Place::of(root).path();
        format!("        {key:?} => read::<{root}>(schema, data),\n")
    });
    let refused = schemas
        .refusals()
        .map(|(key, why)| format!("        {key:?} => Err(Stop::Refused({why:?}.to_string())),\n"));
    let arms: String = taken.chain(refused).collect();
    format!(
        "pub fn decode(schema: &str, data: &[u8]) -> Result<String, Stop> {{\n    match schema {{\n\
         {arms}        _ => Err(Stop::Unsupported(format!(\"no schema '{{schema}}'\"))),\n    }}\n}}\n"
    )
}

pub struct Walk<'a> {
    pub structs: &'a BTreeMap<&'a str, Vec<Field<'a>>>,
    pub types: &'a Types,
    owner: String,
    must_hold: bool,
}

impl Walk<'_> {
    fn implementation(&self, name: &str, fields: &[Field]) -> String {
        let path = Place::of(name).path();
        let mut body = String::new();
        for &field in fields {
            body += &self.field(field).unwrap_or_else(|Lack(why)| {
                let what = format!("{}: {why}", field.id());
                format!("        return Err(Stop::Unsupported({what:?}.to_string()));\n")
            });
        }
        format!(
            "#[allow(unreachable_code)]\nimpl Described for {path} {{\n    const NAME: &'static str = {name:?};\n\
             \x20   fn fields(&self, out: &mut Infoset) -> Walked {{\n{body}        Ok(())\n    }}\n}}\n"
        )
    }

    /// Statements that write a field, and check what generated code does not.
    fn field(&self, field: Field) -> Result<String, Lack> {
        let (id, owner) = (field.id(), &*self.owner);
        if self.types.is_instance(owner, id) || BEYOND.iter().any(|member| field.has(member)) {
            return Err(Lack("only complete fields in sequence are supported"));
        }
        let held = self
            .types
            .field(owner, id)
            .ok_or(Lack("generated code has no such field"))?;
        let get = format!("self.{}()", raw(id));
        let code = match within(held, "Vec").filter(|_| field.has("repeat")) {
            _ if field.has("optional") => self.optional(field, held, &get)?,
            Some(element) if field.has("table") => self.table(field, element, &get)?,
            Some(element) => self.sequence(field, element, &get)?,
            None => name(id) + &values::value(self.types, field, held, &format!("&*{get}"))?,
        };
        Ok(code + &count(field, held, &get)?)
    }

    fn optional(&self, field: Field, held: &str, get: &str) -> Result<String, Lack> {
        let one = match (within(held, "OptRc"), within(held, "Option")) {
            (Some(_), _) => format!("OptRc::value(&{get})"),
            (_, Some(_)) => format!("{get}.as_ref()"),
            _ => return Err(Lack("generated code does not keep whether this is there")),
        };
        let inner = within(held, "Option").unwrap_or(held);
        let value = values::value(self.types, field, inner, "one")?;
        let otherwise = if self.must_hold && field.kind() == "switch" {
            " else {\n            return Err(Stop::nothing_holds(Self::NAME));\n        }"
        } else {
            ""
        };
        let name = name(field.id());
        Ok(format!(
            "        if let Some(one) = {one} {{\n{name}{value}        }}{otherwise}\n"
        ))
    }

    fn sequence(&self, field: Field, element: &str, get: &str) -> Result<String, Lack> {
        let value = values::value(self.types, field, element, "one")?;
        let name = name(field.id());
        Ok(format!(
            "{name}        out.sequence(&{get}, |out, one| {{\n{value}            Ok(())\n        }})?;\n"
        ))
    }
}

/// Generated code takes a negative count for none.
fn count(field: Field, held: &str, get: &str) -> Result<String, Lack> {
    let Some(counted) = field.find("count_of") else {
        return Ok(String::new());
    };
    if !WHOLE.contains(&held) {
        return Err(Lack("a count that is not a plain number is not compared"));
    }
    let (id, counted) = (field.id(), raw(counted));
    let (scale, offset) = (field.number("scale", 1), field.number("offset", 0));
    Ok(format!(
        "        counted({id:?}, i128::from(*{get}) * {scale} + {offset}, self.{counted}().len())?;\n"
    ))
}

/// A statement that begins a field.
pub fn name(id: &str) -> String {
    format!("        out.name({id:?});\n")
}
