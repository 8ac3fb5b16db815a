//! The signatures of the runtime that generated Rust uses; nothing runs.
#![allow(unused_variables)]

use std::any::Any;
use std::cell::{Ref, RefCell, RefMut};
use std::ops::Deref;
use std::rc::{Rc, Weak};

#[derive(Debug, PartialEq, Eq, Clone)]
pub enum KError {
    Eof { requested: usize, available: usize },
    EmptyIterator,
    UnknownEncoding { name: String },
    MissingRoot,
    MissingParent,
    ReadBitsTooLarge { requested: usize },
    ValidationFailed(ValidationFailedError),
    NoTerminatorFound,
    IoError { msg: String },
    BytesDecodingError { msg: String },
    CastError,
    UndecidedEndianness { src_path: String },
}

pub type KResult<T> = Result<T, KError>;

#[derive(Debug, PartialEq, Eq, Clone)]
pub struct ValidationFailedError {
    pub kind: ValidationKind,
    pub src_path: String,
}

#[derive(Debug, PartialEq, Eq, Clone)]
pub enum ValidationKind {
    NotEqual,
    LessThan,
    GreaterThan,
    NotAnyOf,
    NotInEnum,
    Expr,
}

#[derive(Debug)]
pub struct SharedType<T>(RefCell<Weak<T>>);

impl<T> Default for SharedType<T> {
    fn default() -> Self {
        unimplemented!()
    }
}

impl<T> Clone for SharedType<T> {
    fn clone(&self) -> Self {
        unimplemented!()
    }
}

impl<T> SharedType<T> {
    pub fn new(rc: Rc<T>) -> Self {
        unimplemented!()
    }
    pub fn empty() -> Self {
        unimplemented!()
    }
    pub fn get(&self) -> KResult<OptRc<T>> {
        unimplemented!()
    }
    pub fn get_value(&self) -> &RefCell<Weak<T>> {
        unimplemented!()
    }
    pub fn set(&self, rc: KResult<OptRc<T>>) {
        unimplemented!()
    }
}

#[derive(Debug)]
pub struct OptRc<T>(Option<Rc<T>>);

impl<T> OptRc<T> {
    pub fn new(rc: &Option<Rc<T>>) -> Self {
        unimplemented!()
    }
    pub fn get(&self) -> Rc<T> {
        unimplemented!()
    }
    pub fn get_value(&self) -> &Option<Rc<T>> {
        unimplemented!()
    }
    pub fn is_none(&self) -> bool {
        unimplemented!()
    }
    pub fn get_mut(&mut self) -> &mut Rc<T> {
        unimplemented!()
    }
}

impl<T> Default for OptRc<T> {
    fn default() -> Self {
        unimplemented!()
    }
}

impl<T> Clone for OptRc<T> {
    fn clone(&self) -> Self {
        unimplemented!()
    }
}

impl<T> From<Rc<T>> for OptRc<T> {
    fn from(v: Rc<T>) -> Self {
        unimplemented!()
    }
}

impl<T> From<T> for OptRc<T> {
    fn from(v: T) -> Self {
        unimplemented!()
    }
}

impl<T> Deref for OptRc<T> {
    type Target = T;

    fn deref(&self) -> &T {
        unimplemented!()
    }
}

pub trait KStruct: Default {
    type Root: KStruct;
    type Parent: KStruct;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        io: &S,
        root: SharedType<Self::Root>,
        parent: SharedType<Self::Parent>,
    ) -> KResult<()>;

    fn read_into<S: KStream, T: KStruct + Default + Any>(
        io: &S,
        root: Option<SharedType<T::Root>>,
        parent: Option<SharedType<T::Parent>>,
    ) -> KResult<OptRc<T>> {
        unimplemented!()
    }

    fn read_into_with_init<S: KStream, T: KStruct + Default + Any>(
        io: &S,
        root: Option<SharedType<T::Root>>,
        parent: Option<SharedType<T::Parent>>,
        init: &dyn Fn(&mut T) -> KResult<()>,
    ) -> KResult<OptRc<T>> {
        unimplemented!()
    }
}

#[derive(Debug, Default, Copy, Clone, PartialEq)]
pub struct KStructUnit;

impl KStruct for KStructUnit {
    type Root = KStructUnit;
    type Parent = KStructUnit;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        io: &S,
        root: SharedType<Self::Root>,
        parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        unimplemented!()
    }
}

macro_rules! numbers {
    ($($name:ident $number:ty),*) => {
        $(fn $name(&self) -> KResult<$number> {
            unimplemented!()
        })*
    };
}

pub trait KStream {
    fn clone(&self) -> BytesReader;
    fn size(&self) -> usize;
    fn is_eof(&self) -> bool {
        unimplemented!()
    }
    fn seek(&self, position: usize) -> KResult<()> {
        unimplemented!()
    }
    fn pos(&self) -> usize {
        unimplemented!()
    }
    numbers!(
        read_s1 i8, read_s2be i16, read_s4be i32, read_s8be i64, read_s2le i16, read_s4le i32,
        read_s8le i64, read_u1 u8, read_u2be u16, read_u4be u32, read_u8be u64, read_u2le u16,
        read_u4le u32, read_u8le u64, read_f4be f32, read_f8be f64, read_f4le f32, read_f8le f64
    );
    fn get_state(&self) -> Ref<'_, ReaderState> {
        unimplemented!()
    }
    fn get_state_mut(&self) -> RefMut<'_, ReaderState> {
        unimplemented!()
    }
    fn align_to_byte(&self) -> () {
        unimplemented!()
    }
    fn read_bits_int_be(&self, n: usize) -> KResult<u64> {
        unimplemented!()
    }
    fn read_bits_int_le(&self, n: usize) -> KResult<u64> {
        unimplemented!()
    }
    fn read_bytes(&self, len: usize) -> KResult<Vec<u8>> {
        unimplemented!()
    }
    fn read_bytes_full(&self) -> KResult<Vec<u8>> {
        unimplemented!()
    }
    fn read_bytes_term(&self, t: u8, a: bool, b: bool, c: bool) -> KResult<Vec<u8>> {
        unimplemented!()
    }
}

#[derive(Default, Debug, Clone)]
pub struct ReaderState;

#[derive(Debug, Default, Clone)]
pub struct BytesReader;

impl From<Vec<u8>> for BytesReader {
    fn from(bytes: Vec<u8>) -> BytesReader {
        unimplemented!()
    }
}

impl From<&[u8]> for BytesReader {
    fn from(bytes: &[u8]) -> BytesReader {
        unimplemented!()
    }
}

impl KStream for BytesReader {
    fn clone(&self) -> Self {
        unimplemented!()
    }
    fn size(&self) -> usize {
        unimplemented!()
    }
}

pub fn bytes_strip_right(bytes: &Vec<u8>, pad: u8) -> Vec<u8> {
    unimplemented!()
}
pub fn bytes_terminate(bytes: &Vec<u8>, term: u8, include: bool) -> Vec<u8> {
    unimplemented!()
}
pub fn bytes_to_str(bytes: &Vec<u8>, label: &str) -> KResult<String> {
    unimplemented!()
}
pub fn process_xor_one(bytes: &Vec<u8>, key: u8) -> Vec<u8> {
    unimplemented!()
}
pub fn process_xor_many(bytes: &Vec<u8>, key: &[u8]) -> Vec<u8> {
    unimplemented!()
}
pub fn process_rotate_left(bytes: &Vec<u8>, amount: u8) -> Vec<u8> {
    unimplemented!()
}
pub fn process_zlib(bytes: &Vec<u8>) -> Result<Vec<u8>, String> {
    unimplemented!()
}
pub fn reverse_string<S: AsRef<str>>(s: S) -> KResult<String> {
    unimplemented!()
}
pub fn modulo(a: i64, b: i64) -> i64 {
    unimplemented!()
}
