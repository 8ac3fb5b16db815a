//! The schemas, as far as a walk goes by them.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

pub struct Schemas {
    all: Vec<Value>,
}

impl Schemas {
    pub fn of(texts: impl Iterator<Item = String>) -> Self {
        let parsed = texts.map(|text| serde_json::from_str(&text).expect("a schema is JSON"));
        Self {
            all: parsed.collect(),
        }
    }

    /// The root of each schema that is not refused, by its key.
    pub fn roots(&self) -> impl Iterator<Item = (String, &str)> {
        let taken = self.all.iter().filter(|schema| schema["refusal"].is_null());
        taken.map(|schema| (key(&schema["format"]), text(schema, "root")))
    }

    /// Why files of a kind are not taken, by the key of its schema.
    pub fn refusals(&self) -> impl Iterator<Item = (String, &str)> {
        let refused = self
            .all
            .iter()
            .filter(|schema| !schema["refusal"].is_null());
        refused.map(|schema| (key(&schema["format"]), text(schema, "refusal")))
    }

    /// Every struct by its name. One that is in several schemas is the same in all.
    pub fn structs(&self) -> BTreeMap<&str, Vec<Field<'_>>> {
        let structs = self.all.iter().flat_map(|schema| list(&schema["structs"]));
        let described = structs.map(|one| (text(one, "name"), list(&one["fields"])));
        described
            .map(|(name, fields)| (name, fields.map(Field).collect()))
            .collect()
    }

    /// Structs that bear a name in the text by what they hold, and so must hold something.
    pub fn named_by_content(&self) -> BTreeSet<&str> {
        let structs = self.structs();
        let fields = structs.values().flatten().copied();
        let counted = fields.filter(|field| field.has("elements") && field.is("repeat", "counted"));
        counted.map(|field| field.text("struct")).collect()
    }
}

fn key(format: &Value) -> String {
    let names = ["id", "version", "layout"].map(|member| format[member].as_str());
    names.into_iter().flatten().collect::<Vec<_>>().join("/")
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text<'a>(value: &'a Value, member: &str) -> &'a str {
    let text = value[member].as_str();
    text.unwrap_or_else(|| panic!("no '{member}' in {value}"))
}

#[derive(Clone, Copy)]
pub struct Field<'a>(&'a Value);

impl<'a> Field<'a> {
    pub fn id(self) -> &'a str {
        self.text("id")
    }

    pub fn kind(self) -> &'a str {
        self.text("type")
    }

    pub fn text(self, member: &str) -> &'a str {
        text(self.0, member)
    }

    pub fn find(self, member: &str) -> Option<&'a str> {
        self.0[member].as_str()
    }

    pub fn texts(self, member: &str) -> impl Iterator<Item = &'a str> {
        list(&self.0[member]).filter_map(Value::as_str)
    }

    pub fn has(self, member: &str) -> bool {
        !self.0[member].is_null()
    }

    pub fn is(self, member: &str, word: &str) -> bool {
        self.find(member) == Some(word)
    }

    /// A number that may be written as a string, or the default if there is none.
    pub fn number(self, member: &str, fallback: i64) -> i64 {
        let value = &self.0[member];
        let number = value.as_i64().or_else(|| value.as_str()?.parse().ok());
        number.unwrap_or(fallback)
    }
}
