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
use super::dotnet_string::DotnetString;
use super::input_animation_types::InputAnimationTypes_BooleanCurve;
use super::input_animation_types::InputAnimationTypes_MarkerList;
use super::input_animation_types::InputAnimationTypes_SimpleCurve;

/**
 * Public forks of MRTK keep the magic number, write no version fields and add three scale curves to
 * each pose. This spec is here so that such a file is recognised and refused by name.
 */

#[derive(Default, Debug, Clone)]
pub struct InputAnimationFork {
    pub _root: SharedType<InputAnimationFork>,
    pub _parent: SharedType<InputAnimationFork>,
    pub _self: SharedType<Self>,
    magic: RefCell<Vec<u8>>,
    has_camera_pose: RefCell<u8>,
    has_hand_data: RefCell<u8>,
    has_eye_gaze: RefCell<u8>,
    camera: RefCell<OptRc<InputAnimationFork_ScaledPoseCurves>>,
    hands: RefCell<OptRc<InputAnimationFork_ScaledHands>>,
    eye_gaze: RefCell<OptRc<InputAnimationFork_ScaledPoseCurves>>,
    num_objects: RefCell<i32>,
    objects: RefCell<Vec<OptRc<InputAnimationFork_RecordedObject>>>,
    markers: RefCell<OptRc<InputAnimationTypes_MarkerList>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationFork {
    type Root = InputAnimationFork;
    type Parent = InputAnimationFork;

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
        *self_rc.has_camera_pose.borrow_mut() = _io.read_u1()?.into();
        *self_rc.has_hand_data.borrow_mut() = _io.read_u1()?.into();
        *self_rc.has_eye_gaze.borrow_mut() = _io.read_u1()?.into();
        if ((*self_rc.has_camera_pose() as u8) != (0 as u8)) {
            let t = Self::read_into::<_, InputAnimationFork_ScaledPoseCurves>(&*_io, Some(self_rc._root.clone()), None)?.into();
            *self_rc.camera.borrow_mut() = t;
        }
        if ((*self_rc.has_hand_data() as u8) != (0 as u8)) {
            let t = Self::read_into::<_, InputAnimationFork_ScaledHands>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.hands.borrow_mut() = t;
        }
        if ((*self_rc.has_eye_gaze() as u8) != (0 as u8)) {
            let t = Self::read_into::<_, InputAnimationFork_ScaledPoseCurves>(&*_io, Some(self_rc._root.clone()), None)?.into();
            *self_rc.eye_gaze.borrow_mut() = t;
        }
        *self_rc.num_objects.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.objects.borrow_mut() = Vec::new();
        let l_objects = *self_rc.num_objects();
        for _i in 0..l_objects {
            let t = Self::read_into::<_, InputAnimationFork_RecordedObject>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.objects.borrow_mut().push(t);
        }
        let t = Self::read_into::<_, InputAnimationTypes_MarkerList>(&*_io, None, None)?.into();
        *self_rc.markers.borrow_mut() = t;
        Ok(())
    }
}
impl InputAnimationFork {
}

/**
 * Int64 0x6a8faf6e0f9e42c6, little-endian. Early development code of MRTK wrote no magic at all;
 * such recordings are not taken.
 */
impl InputAnimationFork {
    pub fn magic(&self) -> Ref<'_, Vec<u8>> {
        self.magic.borrow()
    }
}
impl InputAnimationFork {
    pub fn has_camera_pose(&self) -> Ref<'_, u8> {
        self.has_camera_pose.borrow()
    }
}
impl InputAnimationFork {
    pub fn has_hand_data(&self) -> Ref<'_, u8> {
        self.has_hand_data.borrow()
    }
}
impl InputAnimationFork {
    pub fn has_eye_gaze(&self) -> Ref<'_, u8> {
        self.has_eye_gaze.borrow()
    }
}
impl InputAnimationFork {
    pub fn camera(&self) -> Ref<'_, OptRc<InputAnimationFork_ScaledPoseCurves>> {
        self.camera.borrow()
    }
}
impl InputAnimationFork {
    pub fn hands(&self) -> Ref<'_, OptRc<InputAnimationFork_ScaledHands>> {
        self.hands.borrow()
    }
}
impl InputAnimationFork {
    pub fn eye_gaze(&self) -> Ref<'_, OptRc<InputAnimationFork_ScaledPoseCurves>> {
        self.eye_gaze.borrow()
    }
}
impl InputAnimationFork {
    pub fn num_objects(&self) -> Ref<'_, i32> {
        self.num_objects.borrow()
    }
}
impl InputAnimationFork {
    pub fn objects(&self) -> Ref<'_, Vec<OptRc<InputAnimationFork_RecordedObject>>> {
        self.objects.borrow()
    }
}
impl InputAnimationFork {
    pub fn markers(&self) -> Ref<'_, OptRc<InputAnimationTypes_MarkerList>> {
        self.markers.borrow()
    }
}
impl InputAnimationFork {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationFork_RecordedObject {
    pub _root: SharedType<InputAnimationFork>,
    pub _parent: SharedType<InputAnimationFork>,
    pub _self: SharedType<Self>,
    name: RefCell<OptRc<DotnetString>>,
    pose: RefCell<OptRc<InputAnimationFork_ScaledPoseCurves>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationFork_RecordedObject {
    type Root = InputAnimationFork;
    type Parent = InputAnimationFork;

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
        let t = Self::read_into::<_, DotnetString>(&*_io, None, None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationFork_ScaledPoseCurves>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.pose.borrow_mut() = t;
        Ok(())
    }
}
impl InputAnimationFork_RecordedObject {
}
impl InputAnimationFork_RecordedObject {
    pub fn name(&self) -> Ref<'_, OptRc<DotnetString>> {
        self.name.borrow()
    }
}
impl InputAnimationFork_RecordedObject {
    pub fn pose(&self) -> Ref<'_, OptRc<InputAnimationFork_ScaledPoseCurves>> {
        self.pose.borrow()
    }
}
impl InputAnimationFork_RecordedObject {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationFork_ScaledHands {
    pub _root: SharedType<InputAnimationFork>,
    pub _parent: SharedType<InputAnimationFork>,
    pub _self: SharedType<Self>,
    tracked_left: RefCell<OptRc<InputAnimationTypes_BooleanCurve>>,
    tracked_right: RefCell<OptRc<InputAnimationTypes_BooleanCurve>>,
    pinching_left: RefCell<OptRc<InputAnimationTypes_BooleanCurve>>,
    pinching_right: RefCell<OptRc<InputAnimationTypes_BooleanCurve>>,
    joints_left: RefCell<Vec<OptRc<InputAnimationFork_ScaledPoseCurves>>>,
    joints_right: RefCell<Vec<OptRc<InputAnimationFork_ScaledPoseCurves>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationFork_ScaledHands {
    type Root = InputAnimationFork;
    type Parent = InputAnimationFork;

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
        let t = Self::read_into::<_, InputAnimationTypes_BooleanCurve>(&*_io, None, None)?.into();
        *self_rc.tracked_left.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_BooleanCurve>(&*_io, None, None)?.into();
        *self_rc.tracked_right.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_BooleanCurve>(&*_io, None, None)?.into();
        *self_rc.pinching_left.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_BooleanCurve>(&*_io, None, None)?.into();
        *self_rc.pinching_right.borrow_mut() = t;
        *self_rc.joints_left.borrow_mut() = Vec::new();
        let l_joints_left = 27;
        for _i in 0..l_joints_left {
            let t = Self::read_into::<_, InputAnimationFork_ScaledPoseCurves>(&*_io, Some(self_rc._root.clone()), None)?.into();
            self_rc.joints_left.borrow_mut().push(t);
        }
        *self_rc.joints_right.borrow_mut() = Vec::new();
        let l_joints_right = 27;
        for _i in 0..l_joints_right {
            let t = Self::read_into::<_, InputAnimationFork_ScaledPoseCurves>(&*_io, Some(self_rc._root.clone()), None)?.into();
            self_rc.joints_right.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl InputAnimationFork_ScaledHands {
}
impl InputAnimationFork_ScaledHands {
    pub fn tracked_left(&self) -> Ref<'_, OptRc<InputAnimationTypes_BooleanCurve>> {
        self.tracked_left.borrow()
    }
}
impl InputAnimationFork_ScaledHands {
    pub fn tracked_right(&self) -> Ref<'_, OptRc<InputAnimationTypes_BooleanCurve>> {
        self.tracked_right.borrow()
    }
}
impl InputAnimationFork_ScaledHands {
    pub fn pinching_left(&self) -> Ref<'_, OptRc<InputAnimationTypes_BooleanCurve>> {
        self.pinching_left.borrow()
    }
}
impl InputAnimationFork_ScaledHands {
    pub fn pinching_right(&self) -> Ref<'_, OptRc<InputAnimationTypes_BooleanCurve>> {
        self.pinching_right.borrow()
    }
}
impl InputAnimationFork_ScaledHands {
    pub fn joints_left(&self) -> Ref<'_, Vec<OptRc<InputAnimationFork_ScaledPoseCurves>>> {
        self.joints_left.borrow()
    }
}
impl InputAnimationFork_ScaledHands {
    pub fn joints_right(&self) -> Ref<'_, Vec<OptRc<InputAnimationFork_ScaledPoseCurves>>> {
        self.joints_right.borrow()
    }
}
impl InputAnimationFork_ScaledHands {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationFork_ScaledPoseCurves {
    pub _root: SharedType<InputAnimationFork>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    curves: RefCell<Vec<OptRc<InputAnimationTypes_SimpleCurve>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationFork_ScaledPoseCurves {
    type Root = InputAnimationFork;
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
        *self_rc.curves.borrow_mut() = Vec::new();
        let l_curves = 10;
        for _i in 0..l_curves {
            let t = Self::read_into::<_, InputAnimationTypes_SimpleCurve>(&*_io, None, None)?.into();
            self_rc.curves.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl InputAnimationFork_ScaledPoseCurves {
}

/**
 * Position x y z, rotation x y z w, scale x y z.
 */
impl InputAnimationFork_ScaledPoseCurves {
    pub fn curves(&self) -> Ref<'_, Vec<OptRc<InputAnimationTypes_SimpleCurve>>> {
        self.curves.borrow()
    }
}
impl InputAnimationFork_ScaledPoseCurves {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
