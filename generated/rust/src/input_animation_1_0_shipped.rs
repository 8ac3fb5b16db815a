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
use super::input_animation_types::InputAnimationTypes_Hands;
use super::input_animation_types::InputAnimationTypes_MarkerList;
use super::input_animation_types::InputAnimationTypes_PoseCurves;

/**
 * MRTK 2.0.0 to 2.5.x write and read these bytes.
 */

#[derive(Default, Debug, Clone)]
pub struct InputAnimation10Shipped {
    pub _root: SharedType<InputAnimation10Shipped>,
    pub _parent: SharedType<InputAnimation10Shipped>,
    pub _self: SharedType<Self>,
    magic: RefCell<Vec<u8>>,
    version_major: RefCell<i32>,
    version_minor: RefCell<i32>,
    camera: RefCell<OptRc<InputAnimationTypes_PoseCurves>>,
    hands: RefCell<OptRc<InputAnimationTypes_Hands>>,
    markers: RefCell<OptRc<InputAnimationTypes_MarkerList>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimation10Shipped {
    type Root = InputAnimation10Shipped;
    type Parent = InputAnimation10Shipped;

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
        *self_rc.magic.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        if !(*self_rc.magic() == vec![0xc6u8, 0x42u8, 0x9eu8, 0xfu8, 0x6eu8, 0xafu8, 0x8fu8, 0x6au8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.version_major.borrow_mut() = _io.read_s4le()?.into();
        if !(((*self_rc.version_major() as i32) == (1 as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/1".to_string() }));
        }
        *self_rc.version_minor.borrow_mut() = _io.read_s4le()?.into();
        if !(((*self_rc.version_minor() as i32) == (0 as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/2".to_string() }));
        }
        let t = Self::read_into::<_, InputAnimationTypes_PoseCurves>(&*_io, None, None)?.into();
        *self_rc.camera.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_Hands>(&*_io, None, None)?.into();
        *self_rc.hands.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_MarkerList>(&*_io, None, None)?.into();
        *self_rc.markers.borrow_mut() = t;
        Ok(())
    }
}
impl InputAnimation10Shipped {
}

/**
 * Int64 0x6a8faf6e0f9e42c6, little-endian. Early development code of MRTK wrote no magic at all;
 * such recordings are not taken.
 */
impl InputAnimation10Shipped {
    pub fn magic(&self) -> Ref<'_, Vec<u8>> {
        self.magic.borrow()
    }
}
impl InputAnimation10Shipped {
    pub fn version_major(&self) -> Ref<'_, i32> {
        self.version_major.borrow()
    }
}
impl InputAnimation10Shipped {
    pub fn version_minor(&self) -> Ref<'_, i32> {
        self.version_minor.borrow()
    }
}
impl InputAnimation10Shipped {
    pub fn camera(&self) -> Ref<'_, OptRc<InputAnimationTypes_PoseCurves>> {
        self.camera.borrow()
    }
}
impl InputAnimation10Shipped {
    pub fn hands(&self) -> Ref<'_, OptRc<InputAnimationTypes_Hands>> {
        self.hands.borrow()
    }
}
impl InputAnimation10Shipped {
    pub fn markers(&self) -> Ref<'_, OptRc<InputAnimationTypes_MarkerList>> {
        self.markers.borrow()
    }
}
impl InputAnimation10Shipped {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
