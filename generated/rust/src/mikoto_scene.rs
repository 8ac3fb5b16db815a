// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#![allow(unused_imports)]
#![allow(non_snake_case)]
#![allow(non_camel_case_types)]
#![allow(irrefutable_let_patterns)]
#![allow(unused_comparisons)]

extern crate kaitai;
use kaitai::*;
use std::convert::{TryFrom, TryInto};
use std::cell::{Ref, Cell, RefCell};
use std::rc::{Rc, Weak};

/**
 * The scenes that Mikoto saves (.mks): characters, their models and skeletons, and motions in a form
 * of their own. Only what tells them apart is described here.
 */

#[derive(Default, Debug, Clone)]
pub struct MikotoScene {
    pub _root: SharedType<MikotoScene>,
    pub _parent: SharedType<MikotoScene>,
    pub _self: SharedType<Self>,
    header: RefCell<Vec<u8>>,
    rest: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MikotoScene {
    type Root = MikotoScene;
    type Parent = MikotoScene;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let _rrc = self_rc._root.get_value().borrow().upgrade();
        let _prc = self_rc._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        *self_rc.header.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        if !(*self_rc.header() == vec![0x4du8, 0x69u8, 0x6bu8, 0x6fu8, 0x74u8, 0x6fu8, 0x20u8, 0x53u8, 0x63u8, 0x65u8, 0x6eu8, 0x65u8, 0x20u8, 0x56u8, 0x65u8, 0x72u8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.rest.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl MikotoScene {
}
impl MikotoScene {
    pub fn header(&self) -> Ref<'_, Vec<u8>> {
        self.header.borrow()
    }
}
impl MikotoScene {
    pub fn rest(&self) -> Ref<'_, Vec<u8>> {
        self.rest.borrow()
    }
}
impl MikotoScene {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
