//! The types of generated code: as much reflection as a walk requires.

use std::collections::HashMap;

/// A struct's fields or an enum's variants, with what they hold.
type Members = HashMap<String, String>;

pub struct Types {
    types: HashMap<String, Type>,
}

struct Type {
    path: String,
    members: Members,
}

impl Types {
    pub fn of(modules: &[(String, String)]) -> Self {
        let mut types = HashMap::new();
        for (module, source) in modules {
            for (name, members) in declared(source) {
                let path = format!("crate::generated::{module}::{name}");
                types.insert(name, Type { path, members });
            }
        }
        Self { types }
    }

    pub fn has(&self, name: &str) -> bool {
        self.types.contains_key(name)
    }

    pub fn path(&self, name: &str) -> Option<&str> {
        Some(&self.types.get(name)?.path)
    }

    fn members(&self, name: &str) -> Option<&Members> {
        Some(&self.types.get(name)?.members)
    }

    /// The type of a field, without the cell around it.
    pub fn field(&self, owner: &str, id: &str) -> Option<&str> {
        let member = self.members(owner)?.get(id)?;
        within(member, "RefCell")
    }

    /// Whether a field is computed or at a position, and therefore read on demand.
    pub fn is_instance(&self, owner: &str, id: &str) -> bool {
        let members = self.members(owner);
        members.is_some_and(|members| members.contains_key(&format!("f_{id}")))
    }

    /// The only field of `owner` that holds the bytes which it was read from.
    pub fn bytes_of(&self, owner: &str) -> Option<&str> {
        let members = self.members(owner)?;
        let mut bytes = members
            .iter()
            .filter(|(_, held)| *held == "RefCell<Vec<u8>>");
        let (id, _) = bytes.next()?;
        bytes.next().is_none().then_some(id)
    }

    /// The variants of an enum and what each holds, in a certain order.
    pub fn variants(&self, name: &str) -> Vec<(&str, &str)> {
        let members = self.members(name).into_iter().flatten();
        let mut all: Vec<_> = members.map(|(name, held)| (&**name, &**held)).collect();
        all.sort();
        all
    }
}

/// `T` where `held` is `outer<T>`.
pub fn within<'a>(held: &'a str, outer: &str) -> Option<&'a str> {
    held.strip_prefix(outer)?
        .strip_prefix('<')?
        .strip_suffix('>')
}

fn declared(source: &str) -> Vec<(String, Members)> {
    let mut types: Vec<(String, Members)> = Vec::new();
    let mut inside = false;
    for line in source.lines() {
        let declaration = line
            .strip_prefix("pub struct ")
            .or(line.strip_prefix("pub enum "));
        if let Some(name) = declaration.and_then(|rest| rest.strip_suffix(" {")) {
            types.push((name.to_string(), Members::new()));
            inside = true;
        } else if line == "}" {
            inside = false;
        } else if let (true, Some((_, members))) = (inside, types.last_mut()) {
            members.extend(member(line.trim()));
        }
    }
    types
}

/// `id: Held,` of a struct or `Name(Held),` of an enum. Names that begin with `_` are Kaitai's own.
fn member(line: &str) -> Option<(String, String)> {
    let line = line.strip_suffix(',')?;
    let (name, held) = match line.split_once(": ") {
        Some(pair) => pair,
        None => line.strip_suffix(')')?.split_once('(')?,
    };
    let name = name.strip_prefix("r#").unwrap_or(name);
    let own = name.starts_with('_') || name.starts_with("pub ");
    (!own).then(|| (name.to_string(), held.to_string()))
}

/// All of the generated code, a module each, without the attributes that only a file may have.
pub fn modules(modules: &[(String, String)]) -> String {
    let mut all = String::new();
    for (name, source) in modules {
        all += &format!("pub mod {name} {{\n");
        for line in source.lines().filter(|line| !line.starts_with("#![")) {
            all += line;
            all += "\n";
        }
        all += "}\n";
    }
    all
}
