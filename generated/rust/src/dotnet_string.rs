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
 * The byte length as LEB128 (7 bits a byte, low first), then so many bytes of UTF-8.
 */

#[derive(Default, Debug, Clone)]
pub struct DotnetString {
    pub _root: SharedType<DotnetString>,
    pub _parent: SharedType<DotnetString>,
    pub _self: SharedType<Self>,
    len_value: RefCell<OptRc<DotnetString_Leb128>>,
    value: RefCell<String>,
    _io: RefCell<BytesReader>,
}
impl KStruct for DotnetString {
    type Root = DotnetString;
    type Parent = DotnetString;

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
        let t = Self::read_into::<_, DotnetString_Leb128>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.len_value.borrow_mut() = t;
        *self_rc.value.borrow_mut() = bytes_to_str(&_io.read_bytes(*self_rc.len_value().value()? as usize)?.into(), "UTF-8")?;
        Ok(())
    }
}
impl DotnetString {
}

/**
 * Number of bytes of the value.
 */
impl DotnetString {
    pub fn len_value(&self) -> Ref<'_, OptRc<DotnetString_Leb128>> {
        self.len_value.borrow()
    }
}
impl DotnetString {
    pub fn value(&self) -> Ref<'_, String> {
        self.value.borrow()
    }
}
impl DotnetString {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An unsigned number in groups of 7 bits, low first; every byte but the last has its high bit
 * set. .NET writes at most 5 of them.
 */

#[derive(Default, Debug, Clone)]
pub struct DotnetString_Leb128 {
    pub _root: SharedType<DotnetString>,
    pub _parent: SharedType<DotnetString>,
    pub _self: SharedType<Self>,
    groups: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_low0: Cell<bool>,
    low0: RefCell<i32>,
    f_low1: Cell<bool>,
    low1: RefCell<i32>,
    f_low2: Cell<bool>,
    low2: RefCell<i32>,
    f_low3: Cell<bool>,
    low3: RefCell<i32>,
    f_low4: Cell<bool>,
    low4: RefCell<i32>,
    f_value: Cell<bool>,
    value: RefCell<i32>,
}
impl KStruct for DotnetString_Leb128 {
    type Root = DotnetString;
    type Parent = DotnetString;

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
        *self_rc.groups.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while {
                self_rc.groups.borrow_mut().push(_io.read_u1()?.into());
                let _t_groups = self_rc.groups.borrow();
                let _tmpa = *_t_groups.last().unwrap();
                _i += 1;
                let x = !(((((_tmpa as u8) & (128 as u8)) as i32) == (0 as i32)));
                x
            } {}
        }
        Ok(())
    }
}
impl DotnetString_Leb128 {
    pub fn low0(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_low0.get() {
            return Ok(self.low0.borrow());
        }
        self.f_low0.set(true);
        *self.low0.borrow_mut() = (((self.groups()[0 as usize] as u8) & (127 as u8))) as i32;
        Ok(self.low0.borrow())
    }
    pub fn low1(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_low1.get() {
            return Ok(self.low1.borrow());
        }
        self.f_low1.set(true);
        if ((self.groups().len() as i32) > (1 as i32)) {
            *self.low1.borrow_mut() = (((self.groups()[1 as usize] as u8) & (127 as u8))) as i32;
        }
        Ok(self.low1.borrow())
    }
    pub fn low2(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_low2.get() {
            return Ok(self.low2.borrow());
        }
        self.f_low2.set(true);
        if ((self.groups().len() as i32) > (2 as i32)) {
            *self.low2.borrow_mut() = (((self.groups()[2 as usize] as u8) & (127 as u8))) as i32;
        }
        Ok(self.low2.borrow())
    }
    pub fn low3(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_low3.get() {
            return Ok(self.low3.borrow());
        }
        self.f_low3.set(true);
        if ((self.groups().len() as i32) > (3 as i32)) {
            *self.low3.borrow_mut() = (((self.groups()[3 as usize] as u8) & (127 as u8))) as i32;
        }
        Ok(self.low3.borrow())
    }
    pub fn low4(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_low4.get() {
            return Ok(self.low4.borrow());
        }
        self.f_low4.set(true);
        if ((self.groups().len() as i32) > (4 as i32)) {
            *self.low4.borrow_mut() = (((self.groups()[4 as usize] as u8) & (15 as u8))) as i32;
        }
        Ok(self.low4.borrow())
    }
    pub fn value(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_value.get() {
            return Ok(self.value.borrow());
        }
        self.f_value.set(true);
        *self.value.borrow_mut() = (((((((((*self.low0()? as i32) + (if ((self.groups().len() as i32) > (1 as i32)) { ((*self.low1()? as i32) << (7 as i32)) } else { 0 } as i32)) as i32) + (if ((self.groups().len() as i32) > (2 as i32)) { ((*self.low2()? as i32) << (14 as i32)) } else { 0 } as i32)) as i32) + (if ((self.groups().len() as i32) > (3 as i32)) { ((*self.low3()? as i32) << (21 as i32)) } else { 0 } as i32)) as i32) + (if ((self.groups().len() as i32) > (4 as i32)) { ((*self.low4()? as i32) << (28 as i32)) } else { 0 } as i32))) as i32;
        Ok(self.value.borrow())
    }
}
impl DotnetString_Leb128 {
    pub fn groups(&self) -> Ref<'_, Vec<u8>> {
        self.groups.borrow()
    }
}
impl DotnetString_Leb128 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
