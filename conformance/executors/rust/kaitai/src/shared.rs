use std::cell::RefCell;
use std::fmt;
use std::ops::Deref;
use std::rc::{Rc, Weak};

use crate::{KError, KResult};

/// A struct that was read, or none: where a condition of the spec did not hold.
pub struct OptRc<T>(Option<Rc<T>>);

impl<T> OptRc<T> {
    /// The struct if there is one. No method, so that it hides no field of the struct.
    pub fn value(this: &Self) -> Option<&T> {
        this.0.as_deref()
    }

    pub(crate) fn new(value: Rc<T>) -> Self {
        Self(Some(value))
    }
}

impl<T> Deref for OptRc<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0.as_ref().expect("a struct that is not there is used")
    }
}

impl<T> Default for OptRc<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Clone for OptRc<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<T: fmt::Debug> fmt::Debug for OptRc<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A struct around this one. It does not keep that alive, or neither would ever go.
pub struct SharedType<T>(RefCell<Weak<T>>);

impl<T> SharedType<T> {
    pub(crate) fn new(value: &Rc<T>) -> Self {
        Self(RefCell::new(Rc::downgrade(value)))
    }

    pub fn get_value(&self) -> &RefCell<Weak<T>> {
        &self.0
    }

    pub fn get(&self) -> KResult<OptRc<T>> {
        let value = self.0.borrow().upgrade();
        value.map(OptRc::new).ok_or(KError::NotSet)
    }

    /// Refers to `value` from now on; an error is none.
    pub fn set(&self, value: KResult<OptRc<T>>) {
        let weak = value.ok().and_then(|rc| rc.0.as_ref().map(Rc::downgrade));
        *self.0.borrow_mut() = weak.unwrap_or_default();
    }
}

impl<T> Default for SharedType<T> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

impl<T> Clone for SharedType<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

/// Says nothing of what it refers to, which most likely is what is being printed.
impl<T> fmt::Debug for SharedType<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("_")
    }
}

/// The parent of structs that are members of several structs.
#[derive(Debug, Default, Clone)]
pub struct KStructUnit;
