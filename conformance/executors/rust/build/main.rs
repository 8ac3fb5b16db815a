//! Writes what Rust has no reflection for: from the schemas and the generated code, a walk over
//! each struct and the list of all roots. So nothing else here knows a format.

mod keywords;
mod places;
mod schema;
mod sources;
mod tables;
mod values;
mod walks;

use std::path::{Path, PathBuf};
use std::{env, fs};

const GENERATED: &str = "../../../generated";

fn main() {
    let generated = Path::new(env!("CARGO_MANIFEST_DIR")).join(GENERATED);
    let (code, schemas) = (generated.join("rust/src"), generated.join("schema"));
    for folder in [&code, &schemas] {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
    let modules = files(&code, "rs").map(|path| (stem(&path), keywords::mended(&read(&path))));
    let modules: Vec<_> = modules.filter(|(name, _)| name != "lib").collect();
    let types = sources::Types::of(&modules);
    let schemas = files(&schemas, "json").filter(|path| stem(path) != "index");
    let schemas = schema::Schemas::of(schemas.map(|path| read(&path)));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    write(&out.join("generated.rs"), &sources::modules(&modules));
    write(&out.join("walks.rs"), &walks::all(&schemas, &types));
}

/// The files of `folder` in a certain order, so that the same comes out wherever it is built.
fn files(folder: &Path, extension: &'static str) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let wanted = move |path: &PathBuf| path.extension().is_some_and(|given| given == extension);
    paths.into_iter().filter(wanted)
}

fn stem(path: &Path) -> String {
    let stem = path.file_stem().expect("files have names");
    stem.to_str().expect("names are ASCII").to_string()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
}
