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
 * A binary form of the motions that Mikoto writes as text (.mkm, "Mikoto Motion Ver 2"). It holds what
 * such a text says, in its order, and what its form says: how lines end, and what stands after Eof.
 * Mikoto itself has no binary form; this one is Diptych's own.
 * 
 * Names are in CP932, Microsoft's form of Shift_JIS, and are kept as bytes even where they are not valid.
 */

#[derive(Default, Debug, Clone)]
pub struct MikotoMotion {
    pub _root: SharedType<MikotoMotion>,
    pub _parent: SharedType<MikotoMotion>,
    pub _self: SharedType<Self>,
    magic: RefCell<Vec<u8>>,
    version: RefCell<u8>,
    line_end: RefCell<MikotoMotion_LineEnd>,
    len_tail: RefCell<u32>,
    tail: RefCell<Vec<u8>>,
    num_children: RefCell<u32>,
    children: RefCell<Vec<OptRc<MikotoMotion_Child>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MikotoMotion {
    type Root = MikotoMotion;
    type Parent = MikotoMotion;

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
        *self_rc.magic.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        if !(*self_rc.magic() == vec![0x4du8, 0x4bu8, 0x4du8, 0x42u8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.version.borrow_mut() = _io.read_u1()?.into();
        if !(((*self_rc.version() as u8) == (1 as u8))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/1".to_string() }));
        }
        *self_rc.line_end.borrow_mut() = (_io.read_u1()? as i64).try_into()?;
        *self_rc.len_tail.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.tail.borrow_mut() = _io.read_bytes(*self_rc.len_tail() as usize)?.into();
        *self_rc.num_children.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.children.borrow_mut() = Vec::new();
        let l_children = *self_rc.num_children();
        for _i in 0..l_children {
            let t = Self::read_into::<_, MikotoMotion_Child>(&*_io, Some(self_rc._root.clone()), None)?.into();
            self_rc.children.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl MikotoMotion {
}

/**
 * The first bytes of a motion in the binary form of Diptych; Mikoto itself reads its text.
 */
impl MikotoMotion {
    pub fn magic(&self) -> Ref<'_, Vec<u8>> {
        self.magic.borrow()
    }
}

/**
 * The version of the binary form, which is not that of the text.
 */
impl MikotoMotion {
    pub fn version(&self) -> Ref<'_, u8> {
        self.version.borrow()
    }
}

/**
 * What ends a line of the text. Mikoto writes crlf.
 */
impl MikotoMotion {
    pub fn line_end(&self) -> Ref<'_, MikotoMotion_LineEnd> {
        self.line_end.borrow()
    }
}
impl MikotoMotion {
    pub fn len_tail(&self) -> Ref<'_, u32> {
        self.len_tail.borrow()
    }
}

/**
 * What stands after Eof in the text, byte for byte; a line end as a rule.
 */
impl MikotoMotion {
    pub fn tail(&self) -> Ref<'_, Vec<u8>> {
        self.tail.borrow()
    }
}
impl MikotoMotion {
    pub fn num_children(&self) -> Ref<'_, u32> {
        self.num_children.borrow()
    }
}
impl MikotoMotion {
    pub fn children(&self) -> Ref<'_, Vec<OptRc<MikotoMotion_Child>>> {
        self.children.borrow()
    }
}
impl MikotoMotion {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum MikotoMotion_Kind {
    Motion,
    Vector,
    Quaternion,
    Other,
    Unknown(i64),
}

impl TryFrom<i64> for MikotoMotion_Kind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<MikotoMotion_Kind> {
        match flag {
            0 => Ok(MikotoMotion_Kind::Motion),
            1 => Ok(MikotoMotion_Kind::Vector),
            2 => Ok(MikotoMotion_Kind::Quaternion),
            3 => Ok(MikotoMotion_Kind::Other),
            _ => Ok(MikotoMotion_Kind::Unknown(flag)),
        }
    }
}

impl From<&MikotoMotion_Kind> for i64 {
    fn from(v: &MikotoMotion_Kind) -> Self {
        match *v {
            MikotoMotion_Kind::Motion => 0,
            MikotoMotion_Kind::Vector => 1,
            MikotoMotion_Kind::Quaternion => 2,
            MikotoMotion_Kind::Other => 3,
            MikotoMotion_Kind::Unknown(v) => v
        }
    }
}

impl Default for MikotoMotion_Kind {
    fn default() -> Self { MikotoMotion_Kind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum MikotoMotion_LineEnd {
    Lf,
    Crlf,
    Unknown(i64),
}

impl TryFrom<i64> for MikotoMotion_LineEnd {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<MikotoMotion_LineEnd> {
        match flag {
            0 => Ok(MikotoMotion_LineEnd::Lf),
            1 => Ok(MikotoMotion_LineEnd::Crlf),
            _ => Ok(MikotoMotion_LineEnd::Unknown(flag)),
        }
    }
}

impl From<&MikotoMotion_LineEnd> for i64 {
    fn from(v: &MikotoMotion_LineEnd) -> Self {
        match *v {
            MikotoMotion_LineEnd::Lf => 0,
            MikotoMotion_LineEnd::Crlf => 1,
            MikotoMotion_LineEnd::Unknown(v) => v
        }
    }
}

impl Default for MikotoMotion_LineEnd {
    fn default() -> Self { MikotoMotion_LineEnd::Unknown(0) }
}


/**
 * One of the things that stand in a motion, in the order of the text.
 */

#[derive(Default, Debug, Clone)]
pub struct MikotoMotion_Child {
    pub _root: SharedType<MikotoMotion>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    kind: RefCell<MikotoMotion_Kind>,
    body: RefCell<Option<MikotoMotion_Child_Body>>,
    _io: RefCell<BytesReader>,
}
#[derive(Debug, Clone)]
pub enum MikotoMotion_Child_Body {
    MikotoMotion_Motion(OptRc<MikotoMotion_Motion>),
    MikotoMotion_Other(OptRc<MikotoMotion_Other>),
    MikotoMotion_Quaternion(OptRc<MikotoMotion_Quaternion>),
    MikotoMotion_Vector(OptRc<MikotoMotion_Vector>),
}
impl From<&MikotoMotion_Child_Body> for OptRc<MikotoMotion_Motion> {
    fn from(v: &MikotoMotion_Child_Body) -> Self {
        if let MikotoMotion_Child_Body::MikotoMotion_Motion(x) = v {
            return x.clone();
        }
        panic!("expected MikotoMotion_Child_Body::MikotoMotion_Motion, got {:?}", v)
    }
}
impl From<OptRc<MikotoMotion_Motion>> for MikotoMotion_Child_Body {
    fn from(v: OptRc<MikotoMotion_Motion>) -> Self {
        Self::MikotoMotion_Motion(v)
    }
}
impl From<&MikotoMotion_Child_Body> for OptRc<MikotoMotion_Other> {
    fn from(v: &MikotoMotion_Child_Body) -> Self {
        if let MikotoMotion_Child_Body::MikotoMotion_Other(x) = v {
            return x.clone();
        }
        panic!("expected MikotoMotion_Child_Body::MikotoMotion_Other, got {:?}", v)
    }
}
impl From<OptRc<MikotoMotion_Other>> for MikotoMotion_Child_Body {
    fn from(v: OptRc<MikotoMotion_Other>) -> Self {
        Self::MikotoMotion_Other(v)
    }
}
impl From<&MikotoMotion_Child_Body> for OptRc<MikotoMotion_Quaternion> {
    fn from(v: &MikotoMotion_Child_Body) -> Self {
        if let MikotoMotion_Child_Body::MikotoMotion_Quaternion(x) = v {
            return x.clone();
        }
        panic!("expected MikotoMotion_Child_Body::MikotoMotion_Quaternion, got {:?}", v)
    }
}
impl From<OptRc<MikotoMotion_Quaternion>> for MikotoMotion_Child_Body {
    fn from(v: OptRc<MikotoMotion_Quaternion>) -> Self {
        Self::MikotoMotion_Quaternion(v)
    }
}
impl From<&MikotoMotion_Child_Body> for OptRc<MikotoMotion_Vector> {
    fn from(v: &MikotoMotion_Child_Body) -> Self {
        if let MikotoMotion_Child_Body::MikotoMotion_Vector(x) = v {
            return x.clone();
        }
        panic!("expected MikotoMotion_Child_Body::MikotoMotion_Vector, got {:?}", v)
    }
}
impl From<OptRc<MikotoMotion_Vector>> for MikotoMotion_Child_Body {
    fn from(v: OptRc<MikotoMotion_Vector>) -> Self {
        Self::MikotoMotion_Vector(v)
    }
}
impl KStruct for MikotoMotion_Child {
    type Root = MikotoMotion;
    type Parent = KStructUnit;

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
        *self_rc.kind.borrow_mut() = (_io.read_u1()? as i64).try_into()?;
        match *self_rc.kind() {
            MikotoMotion_Kind::Motion => {
                let t = Self::read_into::<_, MikotoMotion_Motion>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.body.borrow_mut() = Some(t);
            }
            MikotoMotion_Kind::Other => {
                let t = Self::read_into::<_, MikotoMotion_Other>(&*_io, Some(self_rc._root.clone()), None)?.into();
                *self_rc.body.borrow_mut() = Some(t);
            }
            MikotoMotion_Kind::Quaternion => {
                let t = Self::read_into::<_, MikotoMotion_Quaternion>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.body.borrow_mut() = Some(t);
            }
            MikotoMotion_Kind::Vector => {
                let t = Self::read_into::<_, MikotoMotion_Vector>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.body.borrow_mut() = Some(t);
            }
            _ => {}
        }
        Ok(())
    }
}
impl MikotoMotion_Child {
}
impl MikotoMotion_Child {
    pub fn kind(&self) -> Ref<'_, MikotoMotion_Kind> {
        self.kind.borrow()
    }
}
impl MikotoMotion_Child {
    pub fn body(&self) -> Ref<'_, Option<MikotoMotion_Child_Body>> {
        self.body.borrow()
    }
}
impl MikotoMotion_Child {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A motion, which may hold others; in a file of several characters the inner ones name models.
 */

#[derive(Default, Debug, Clone)]
pub struct MikotoMotion_Motion {
    pub _root: SharedType<MikotoMotion>,
    pub _parent: SharedType<MikotoMotion_Child>,
    pub _self: SharedType<Self>,
    len_name: RefCell<u32>,
    name: RefCell<String>,
    endframe: RefCell<i32>,
    looped: RefCell<i32>,
    num_children: RefCell<u32>,
    children: RefCell<Vec<OptRc<MikotoMotion_Child>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MikotoMotion_Motion {
    type Root = MikotoMotion;
    type Parent = MikotoMotion_Child;

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
        *self_rc.len_name.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.name.borrow_mut() = bytes_to_str(&_io.read_bytes(*self_rc.len_name() as usize)?.into(), "Shift_JIS")?;
        *self_rc.endframe.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.looped.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.num_children.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.children.borrow_mut() = Vec::new();
        let l_children = *self_rc.num_children();
        for _i in 0..l_children {
            let t = Self::read_into::<_, MikotoMotion_Child>(&*_io, Some(self_rc._root.clone()), None)?.into();
            self_rc.children.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl MikotoMotion_Motion {
}
impl MikotoMotion_Motion {
    pub fn len_name(&self) -> Ref<'_, u32> {
        self.len_name.borrow()
    }
}
impl MikotoMotion_Motion {
    pub fn name(&self) -> Ref<'_, String> {
        self.name.borrow()
    }
}

/**
 * The frame at which the motion ends. It need not be that of the last key.
 */
impl MikotoMotion_Motion {
    pub fn endframe(&self) -> Ref<'_, i32> {
        self.endframe.borrow()
    }
}

/**
 * Whether it begins again at its end, 0 or 1.
 */
impl MikotoMotion_Motion {
    pub fn looped(&self) -> Ref<'_, i32> {
        self.looped.borrow()
    }
}
impl MikotoMotion_Motion {
    pub fn num_children(&self) -> Ref<'_, u32> {
        self.num_children.borrow()
    }
}
impl MikotoMotion_Motion {
    pub fn children(&self) -> Ref<'_, Vec<OptRc<MikotoMotion_Child>>> {
        self.children.borrow()
    }
}
impl MikotoMotion_Motion {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An attribute or a block that the format has no name for, as it stands in the text.
 */

#[derive(Default, Debug, Clone)]
pub struct MikotoMotion_Other {
    pub _root: SharedType<MikotoMotion>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    len_text: RefCell<u32>,
    text: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MikotoMotion_Other {
    type Root = MikotoMotion;
    type Parent = KStructUnit;

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
        *self_rc.len_text.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.text.borrow_mut() = _io.read_bytes(*self_rc.len_text() as usize)?.into();
        Ok(())
    }
}
impl MikotoMotion_Other {
}
impl MikotoMotion_Other {
    pub fn len_text(&self) -> Ref<'_, u32> {
        self.len_text.borrow()
    }
}
impl MikotoMotion_Other {
    pub fn text(&self) -> Ref<'_, Vec<u8>> {
        self.text.borrow()
    }
}
impl MikotoMotion_Other {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A track of rotations. Both signs of a quaternion are legal and may alternate.
 */

#[derive(Default, Debug, Clone)]
pub struct MikotoMotion_Quaternion {
    pub _root: SharedType<MikotoMotion>,
    pub _parent: SharedType<MikotoMotion_Child>,
    pub _self: SharedType<Self>,
    len_name: RefCell<u32>,
    name: RefCell<String>,
    len_class: RefCell<u32>,
    class_name: RefCell<String>,
    len_member: RefCell<u32>,
    member: RefCell<String>,
    len_curve: RefCell<u32>,
    curve: RefCell<String>,
    num_others: RefCell<u32>,
    others: RefCell<Vec<OptRc<MikotoMotion_Other>>>,
    num_keys: RefCell<u32>,
    keys: RefCell<Vec<OptRc<MikotoMotion_QuaternionKey>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MikotoMotion_Quaternion {
    type Root = MikotoMotion;
    type Parent = MikotoMotion_Child;

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
        *self_rc.len_name.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.name.borrow_mut() = bytes_to_str(&_io.read_bytes(*self_rc.len_name() as usize)?.into(), "Shift_JIS")?;
        *self_rc.len_class.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.class_name.borrow_mut() = bytes_to_str(&_io.read_bytes(*self_rc.len_class() as usize)?.into(), "Shift_JIS")?;
        *self_rc.len_member.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.member.borrow_mut() = bytes_to_str(&_io.read_bytes(*self_rc.len_member() as usize)?.into(), "Shift_JIS")?;
        *self_rc.len_curve.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.curve.borrow_mut() = bytes_to_str(&_io.read_bytes(*self_rc.len_curve() as usize)?.into(), "Shift_JIS")?;
        *self_rc.num_others.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.others.borrow_mut() = Vec::new();
        let l_others = *self_rc.num_others();
        for _i in 0..l_others {
            let t = Self::read_into::<_, MikotoMotion_Other>(&*_io, Some(self_rc._root.clone()), None)?.into();
            self_rc.others.borrow_mut().push(t);
        }
        *self_rc.num_keys.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.keys.borrow_mut() = Vec::new();
        let l_keys = *self_rc.num_keys();
        for _i in 0..l_keys {
            let t = Self::read_into::<_, MikotoMotion_QuaternionKey>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.keys.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl MikotoMotion_Quaternion {
}
impl MikotoMotion_Quaternion {
    pub fn len_name(&self) -> Ref<'_, u32> {
        self.len_name.borrow()
    }
}
impl MikotoMotion_Quaternion {
    pub fn name(&self) -> Ref<'_, String> {
        self.name.borrow()
    }
}
impl MikotoMotion_Quaternion {
    pub fn len_class(&self) -> Ref<'_, u32> {
        self.len_class.borrow()
    }
}

/**
 * Bone, or Coordinate for the whole actor.
 */
impl MikotoMotion_Quaternion {
    pub fn class_name(&self) -> Ref<'_, String> {
        self.class_name.borrow()
    }
}
impl MikotoMotion_Quaternion {
    pub fn len_member(&self) -> Ref<'_, u32> {
        self.len_member.borrow()
    }
}

/**
 * rot
 */
impl MikotoMotion_Quaternion {
    pub fn member(&self) -> Ref<'_, String> {
        self.member.borrow()
    }
}
impl MikotoMotion_Quaternion {
    pub fn len_curve(&self) -> Ref<'_, u32> {
        self.len_curve.borrow()
    }
}

/**
 * How to go from key to key, linear or spline.
 */
impl MikotoMotion_Quaternion {
    pub fn curve(&self) -> Ref<'_, String> {
        self.curve.borrow()
    }
}
impl MikotoMotion_Quaternion {
    pub fn num_others(&self) -> Ref<'_, u32> {
        self.num_others.borrow()
    }
}
impl MikotoMotion_Quaternion {
    pub fn others(&self) -> Ref<'_, Vec<OptRc<MikotoMotion_Other>>> {
        self.others.borrow()
    }
}
impl MikotoMotion_Quaternion {
    pub fn num_keys(&self) -> Ref<'_, u32> {
        self.num_keys.borrow()
    }
}
impl MikotoMotion_Quaternion {
    pub fn keys(&self) -> Ref<'_, Vec<OptRc<MikotoMotion_QuaternionKey>>> {
        self.keys.borrow()
    }
}
impl MikotoMotion_Quaternion {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct MikotoMotion_QuaternionKey {
    pub _root: SharedType<MikotoMotion>,
    pub _parent: SharedType<MikotoMotion_Quaternion>,
    pub _self: SharedType<Self>,
    frame: RefCell<i32>,
    x: RefCell<f64>,
    y: RefCell<f64>,
    z: RefCell<f64>,
    w: RefCell<f64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MikotoMotion_QuaternionKey {
    type Root = MikotoMotion;
    type Parent = MikotoMotion_Quaternion;

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
        *self_rc.frame.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.x.borrow_mut() = _io.read_f8le()?.into();
        *self_rc.y.borrow_mut() = _io.read_f8le()?.into();
        *self_rc.z.borrow_mut() = _io.read_f8le()?.into();
        *self_rc.w.borrow_mut() = _io.read_f8le()?.into();
        Ok(())
    }
}
impl MikotoMotion_QuaternionKey {
}
impl MikotoMotion_QuaternionKey {
    pub fn frame(&self) -> Ref<'_, i32> {
        self.frame.borrow()
    }
}
impl MikotoMotion_QuaternionKey {
    pub fn x(&self) -> Ref<'_, f64> {
        self.x.borrow()
    }
}
impl MikotoMotion_QuaternionKey {
    pub fn y(&self) -> Ref<'_, f64> {
        self.y.borrow()
    }
}
impl MikotoMotion_QuaternionKey {
    pub fn z(&self) -> Ref<'_, f64> {
        self.z.borrow()
    }
}
impl MikotoMotion_QuaternionKey {
    pub fn w(&self) -> Ref<'_, f64> {
        self.w.borrow()
    }
}
impl MikotoMotion_QuaternionKey {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A track of positions, each absolute.
 */

#[derive(Default, Debug, Clone)]
pub struct MikotoMotion_Vector {
    pub _root: SharedType<MikotoMotion>,
    pub _parent: SharedType<MikotoMotion_Child>,
    pub _self: SharedType<Self>,
    len_name: RefCell<u32>,
    name: RefCell<String>,
    len_class: RefCell<u32>,
    class_name: RefCell<String>,
    len_member: RefCell<u32>,
    member: RefCell<String>,
    len_curve: RefCell<u32>,
    curve: RefCell<String>,
    num_others: RefCell<u32>,
    others: RefCell<Vec<OptRc<MikotoMotion_Other>>>,
    num_keys: RefCell<u32>,
    keys: RefCell<Vec<OptRc<MikotoMotion_VectorKey>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MikotoMotion_Vector {
    type Root = MikotoMotion;
    type Parent = MikotoMotion_Child;

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
        *self_rc.len_name.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.name.borrow_mut() = bytes_to_str(&_io.read_bytes(*self_rc.len_name() as usize)?.into(), "Shift_JIS")?;
        *self_rc.len_class.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.class_name.borrow_mut() = bytes_to_str(&_io.read_bytes(*self_rc.len_class() as usize)?.into(), "Shift_JIS")?;
        *self_rc.len_member.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.member.borrow_mut() = bytes_to_str(&_io.read_bytes(*self_rc.len_member() as usize)?.into(), "Shift_JIS")?;
        *self_rc.len_curve.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.curve.borrow_mut() = bytes_to_str(&_io.read_bytes(*self_rc.len_curve() as usize)?.into(), "Shift_JIS")?;
        *self_rc.num_others.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.others.borrow_mut() = Vec::new();
        let l_others = *self_rc.num_others();
        for _i in 0..l_others {
            let t = Self::read_into::<_, MikotoMotion_Other>(&*_io, Some(self_rc._root.clone()), None)?.into();
            self_rc.others.borrow_mut().push(t);
        }
        *self_rc.num_keys.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.keys.borrow_mut() = Vec::new();
        let l_keys = *self_rc.num_keys();
        for _i in 0..l_keys {
            let t = Self::read_into::<_, MikotoMotion_VectorKey>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.keys.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl MikotoMotion_Vector {
}
impl MikotoMotion_Vector {
    pub fn len_name(&self) -> Ref<'_, u32> {
        self.len_name.borrow()
    }
}
impl MikotoMotion_Vector {
    pub fn name(&self) -> Ref<'_, String> {
        self.name.borrow()
    }
}
impl MikotoMotion_Vector {
    pub fn len_class(&self) -> Ref<'_, u32> {
        self.len_class.borrow()
    }
}

/**
 * Locate for a joint, Coordinate for the whole actor.
 */
impl MikotoMotion_Vector {
    pub fn class_name(&self) -> Ref<'_, String> {
        self.class_name.borrow()
    }
}
impl MikotoMotion_Vector {
    pub fn len_member(&self) -> Ref<'_, u32> {
        self.len_member.borrow()
    }
}

/**
 * pos
 */
impl MikotoMotion_Vector {
    pub fn member(&self) -> Ref<'_, String> {
        self.member.borrow()
    }
}
impl MikotoMotion_Vector {
    pub fn len_curve(&self) -> Ref<'_, u32> {
        self.len_curve.borrow()
    }
}

/**
 * How to go from key to key, linear or spline.
 */
impl MikotoMotion_Vector {
    pub fn curve(&self) -> Ref<'_, String> {
        self.curve.borrow()
    }
}
impl MikotoMotion_Vector {
    pub fn num_others(&self) -> Ref<'_, u32> {
        self.num_others.borrow()
    }
}
impl MikotoMotion_Vector {
    pub fn others(&self) -> Ref<'_, Vec<OptRc<MikotoMotion_Other>>> {
        self.others.borrow()
    }
}
impl MikotoMotion_Vector {
    pub fn num_keys(&self) -> Ref<'_, u32> {
        self.num_keys.borrow()
    }
}
impl MikotoMotion_Vector {
    pub fn keys(&self) -> Ref<'_, Vec<OptRc<MikotoMotion_VectorKey>>> {
        self.keys.borrow()
    }
}
impl MikotoMotion_Vector {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct MikotoMotion_VectorKey {
    pub _root: SharedType<MikotoMotion>,
    pub _parent: SharedType<MikotoMotion_Vector>,
    pub _self: SharedType<Self>,
    frame: RefCell<i32>,
    x: RefCell<f64>,
    y: RefCell<f64>,
    z: RefCell<f64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MikotoMotion_VectorKey {
    type Root = MikotoMotion;
    type Parent = MikotoMotion_Vector;

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
        *self_rc.frame.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.x.borrow_mut() = _io.read_f8le()?.into();
        *self_rc.y.borrow_mut() = _io.read_f8le()?.into();
        *self_rc.z.borrow_mut() = _io.read_f8le()?.into();
        Ok(())
    }
}
impl MikotoMotion_VectorKey {
}
impl MikotoMotion_VectorKey {
    pub fn frame(&self) -> Ref<'_, i32> {
        self.frame.borrow()
    }
}
impl MikotoMotion_VectorKey {
    pub fn x(&self) -> Ref<'_, f64> {
        self.x.borrow()
    }
}
impl MikotoMotion_VectorKey {
    pub fn y(&self) -> Ref<'_, f64> {
        self.y.borrow()
    }
}
impl MikotoMotion_VectorKey {
    pub fn z(&self) -> Ref<'_, f64> {
        self.z.borrow()
    }
}
impl MikotoMotion_VectorKey {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
