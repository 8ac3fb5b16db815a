use std::any::{Any, TypeId};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use crate::{KError, KResult, KStream, OptRc, SharedType};

/// The limit of nested structs, so that a file cannot exhaust the stack.
const DEEPEST: usize = 20_000;

thread_local! {
    static DEPTH: Cell<usize> = const { Cell::new(0) };
    static STAND_INS: RefCell<HashMap<TypeId, Rc<dyn Any>>> = RefCell::default();
}

/// A type of a spec.
pub trait KStruct: Sized + Default + 'static {
    type Root: Default + 'static;
    type Parent: 'static;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        io: &S,
        root: SharedType<Self::Root>,
        parent: SharedType<Self::Parent>,
    ) -> KResult<()>;

    fn read_into<S: KStream, T: KStruct>(
        io: &S,
        root: Option<SharedType<T::Root>>,
        parent: Option<SharedType<T::Parent>>,
    ) -> KResult<OptRc<T>> {
        Self::read_into_with_init(io, root, parent, &|_| Ok(()))
    }

    /// Reads a `T` that `init` gives its parameters.
    fn read_into_with_init<S: KStream, T: KStruct>(
        io: &S,
        root: Option<SharedType<T::Root>>,
        parent: Option<SharedType<T::Parent>>,
        init: &dyn Fn(&mut T) -> KResult<()>,
    ) -> KResult<OptRc<T>> {
        let _level = Level::enter()?;
        let mut value = T::default();
        init(&mut value)?;
        let value = Rc::new(value);
        let root = root.unwrap_or_else(|| SharedType::new(&own_root(&value)));
        let value = OptRc::new(value);
        T::read(&value, io, root, parent.unwrap_or_default())?;
        Ok(value)
    }
}

/// The root of what is read without one: itself where it can be, or an empty struct for a type
/// that another spec imports, whose own root is not there. Such a one lives as long as its thread,
/// because nothing else holds it.
fn own_root<T: KStruct>(value: &Rc<T>) -> Rc<T::Root> {
    let any: Rc<dyn Any> = value.clone();
    any.downcast().unwrap_or_else(|_| stand_in())
}

fn stand_in<R: Default + 'static>() -> Rc<R> {
    STAND_INS.with_borrow_mut(|all| {
        let any = all
            .entry(TypeId::of::<R>())
            .or_insert_with(|| Rc::new(R::default()));
        Rc::clone(any).downcast().expect("it is kept by its type")
    })
}

struct Level;

impl Level {
    fn enter() -> KResult<Self> {
        let depth = DEPTH.get();
        if depth == DEEPEST {
            return Err(KError::TooDeep);
        }
        DEPTH.set(depth + 1);
        Ok(Self)
    }
}

impl Drop for Level {
    fn drop(&mut self) {
        DEPTH.set(DEPTH.get() - 1);
    }
}
