//! The location of a struct of a schema in generated code.

/// `a::b::c` is the type `A_B_C` of the module `a`.
pub struct Place {
    pub module: String,
    pub name: String,
}

impl Place {
    pub fn of(path: &str) -> Self {
        let names: Vec<_> = path.split("::").map(camel).collect();
        Self {
            module: path.split("::").next().unwrap_or_default().to_string(),
            name: names.join("_"),
        }
    }

    pub fn path(&self) -> String {
        format!("crate::generated::{}::{}", self.module, self.name)
    }
}

fn camel(name: &str) -> String {
    let words = name.split('_').map(|word| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_ascii_uppercase() + rest
    });
    words.collect()
}
