use std::fmt;

pub type KResult<T> = Result<T, KError>;

/// Why something could not be read.
#[derive(Debug, Clone, PartialEq)]
pub enum KError {
    EndOfStream { needed: usize, available: usize },
    SeekBeyondEnd { position: usize, size: usize },
    NoTerminator { terminator: u8 },
    TooManyBits { bits: usize },
    TooDeep,
    NotSet,
    CastError,
    UnknownEncoding { name: String },
    BytesDecodingError { msg: String },
    UndecidedEndianness { src_path: String },
    ValidationFailed(ValidationFailedError),
}

/// A value that the spec does not allow, and the rule in the spec.
#[derive(Debug, Clone, PartialEq)]
pub struct ValidationFailedError {
    pub kind: ValidationKind,
    pub src_path: String,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum ValidationKind {
    NotEqual,
    LessThan,
    GreaterThan,
    NotAnyOf,
    NotInEnum,
    Expr,
}

impl fmt::Display for KError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EndOfStream { needed, available } => {
                write!(f, "{needed} bytes are needed and {available} left")
            }
            Self::SeekBeyondEnd { position, size } => {
                write!(f, "position {position} is outside of {size} bytes")
            }
            Self::NoTerminator { terminator } => write!(f, "no byte {terminator} ends this"),
            Self::TooManyBits { bits } => write!(f, "{bits} bits do not fit a number"),
            Self::TooDeep => write!(f, "structs are nested too deep to be read"),
            Self::NotSet => write!(f, "a struct asks for one that is not there"),
            Self::CastError => write!(f, "a parameter does not fit its type"),
            Self::UnknownEncoding { name } => write!(f, "unknown encoding '{name}'"),
            Self::BytesDecodingError { msg } => write!(f, "bytes cannot be decoded: {msg}"),
            Self::UndecidedEndianness { src_path } => write!(f, "no byte order at {src_path}"),
            Self::ValidationFailed(error) => {
                write!(f, "{:?} against {} of the spec", error.kind, error.src_path)
            }
        }
    }
}

impl std::error::Error for KError {}
