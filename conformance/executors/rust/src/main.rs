//! Answers requests of the conformance suite through Rust code that Kaitai Struct generates.

mod answers;
mod frames;
mod hex;
mod infoset;
mod walks;

#[allow(warnings, clippy::all)]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/generated.rs"));
}

use std::io::{self, BufReader};
use std::thread;

/// Enough for structs as deep as the runtime goes, which read, walk and drop each other.
const STACK: usize = 1 << 30;

fn main() {
    let server = thread::Builder::new().stack_size(STACK).spawn(serve);
    if let Err(e) = server.expect("a thread").join().expect("no panic") {
        eprintln!("{e}");
        std::process::exit(1);
    }
}

fn serve() -> io::Result<()> {
    let mut input = BufReader::new(io::stdin().lock());
    let mut output = io::stdout().lock();
    while let Some(request) = frames::read(&mut input)? {
        frames::write(&mut output, &answers::to(&request))?;
    }
    Ok(())
}
