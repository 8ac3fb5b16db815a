//! The compiler of Kaitai Struct writes fields that are called like words of Rust as they are
//! (`self.loop`), which does not compile. Here they become raw identifiers.

const WORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

/// `id` as Rust takes it.
pub fn raw(id: &str) -> String {
    if WORDS.contains(&id) {
        format!("r#{id}")
    } else {
        id.to_string()
    }
}

/// Generated code with the names of its fields put right.
pub fn mended(source: &str) -> String {
    let lines = source.lines().map(|line| {
        let declared = before(line, "    ", |at| at == 0);
        before(&before(&declared, ".", |_| true), "fn ", |_| true)
    });
    lines.map(|line| line + "\n").collect()
}

/// Puts words right that follow `lead`, wherever that is at a place of the right kind.
fn before(line: &str, lead: &str, right: impl Fn(usize) -> bool) -> String {
    let mut mended = String::new();
    let mut rest = line;
    while let Some(at) = rest.find(lead) {
        let (head, tail) = rest.split_at(at + lead.len());
        let end = tail
            .find(|c: char| !is_part_of_name(c))
            .unwrap_or(tail.len());
        let (word, behind) = tail.split_at(end);
        let is_name = lead != "    " || behind.starts_with(": ");
        let place = line.len() - rest.len() + at;
        mended += head;
        mended += &if is_name && right(place) {
            raw(word)
        } else {
            word.to_string()
        };
        rest = behind;
    }
    mended + rest
}

fn is_part_of_name(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_'
}
