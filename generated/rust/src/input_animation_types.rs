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

/**
 * The tables of "Input animation file format" (MRTK2 documentation), one type a table, in their
 * order. Two kinds of float curve are in use: the documentation's, whose keyframes have tangents and
 * weights (`float_curve`), and the one that MRTK 2.6 and later write in version 1.1, whose keyframes
 * are a time and a value (`simple_curve`). Each has its own pose, ray, joint and hand types.
 * 
 * Times are seconds; positions and origins are metres in Unity's left-handed world frame, Y up and Z
 * forward; rotations are quaternions (x y z w) of unit length.
 * \sa https://learn.microsoft.com/en-us/windows/mixed-reality/mrtk-unity/mrtk2/features/input-simulation/input-animation-file-format Source
 */

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<InputAnimationTypes>,
    pub _self: SharedType<Self>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes {
    type Root = InputAnimationTypes;
    type Parent = InputAnimationTypes;

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
        Ok(())
    }
}
impl InputAnimationTypes {
}
impl InputAnimationTypes {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum InputAnimationTypes_Joint {
    None,
    Wrist,
    Palm,
    ThumbMetacarpalJoint,
    ThumbProximalJoint,
    ThumbDistalJoint,
    ThumbTip,
    IndexMetacarpal,
    IndexKnuckle,
    IndexMiddleJoint,
    IndexDistalJoint,
    IndexTip,
    MiddleMetacarpal,
    MiddleKnuckle,
    MiddleMiddleJoint,
    MiddleDistalJoint,
    MiddleTip,
    RingMetacarpal,
    RingKnuckle,
    RingMiddleJoint,
    RingDistalJoint,
    RingTip,
    PinkyMetacarpal,
    PinkyKnuckle,
    PinkyMiddleJoint,
    PinkyDistalJoint,
    PinkyTip,
    Unknown(i64),
}

impl TryFrom<i64> for InputAnimationTypes_Joint {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<InputAnimationTypes_Joint> {
        match flag {
            0 => Ok(InputAnimationTypes_Joint::None),
            1 => Ok(InputAnimationTypes_Joint::Wrist),
            2 => Ok(InputAnimationTypes_Joint::Palm),
            3 => Ok(InputAnimationTypes_Joint::ThumbMetacarpalJoint),
            4 => Ok(InputAnimationTypes_Joint::ThumbProximalJoint),
            5 => Ok(InputAnimationTypes_Joint::ThumbDistalJoint),
            6 => Ok(InputAnimationTypes_Joint::ThumbTip),
            7 => Ok(InputAnimationTypes_Joint::IndexMetacarpal),
            8 => Ok(InputAnimationTypes_Joint::IndexKnuckle),
            9 => Ok(InputAnimationTypes_Joint::IndexMiddleJoint),
            10 => Ok(InputAnimationTypes_Joint::IndexDistalJoint),
            11 => Ok(InputAnimationTypes_Joint::IndexTip),
            12 => Ok(InputAnimationTypes_Joint::MiddleMetacarpal),
            13 => Ok(InputAnimationTypes_Joint::MiddleKnuckle),
            14 => Ok(InputAnimationTypes_Joint::MiddleMiddleJoint),
            15 => Ok(InputAnimationTypes_Joint::MiddleDistalJoint),
            16 => Ok(InputAnimationTypes_Joint::MiddleTip),
            17 => Ok(InputAnimationTypes_Joint::RingMetacarpal),
            18 => Ok(InputAnimationTypes_Joint::RingKnuckle),
            19 => Ok(InputAnimationTypes_Joint::RingMiddleJoint),
            20 => Ok(InputAnimationTypes_Joint::RingDistalJoint),
            21 => Ok(InputAnimationTypes_Joint::RingTip),
            22 => Ok(InputAnimationTypes_Joint::PinkyMetacarpal),
            23 => Ok(InputAnimationTypes_Joint::PinkyKnuckle),
            24 => Ok(InputAnimationTypes_Joint::PinkyMiddleJoint),
            25 => Ok(InputAnimationTypes_Joint::PinkyDistalJoint),
            26 => Ok(InputAnimationTypes_Joint::PinkyTip),
            _ => Ok(InputAnimationTypes_Joint::Unknown(flag)),
        }
    }
}

impl From<&InputAnimationTypes_Joint> for i64 {
    fn from(v: &InputAnimationTypes_Joint) -> Self {
        match *v {
            InputAnimationTypes_Joint::None => 0,
            InputAnimationTypes_Joint::Wrist => 1,
            InputAnimationTypes_Joint::Palm => 2,
            InputAnimationTypes_Joint::ThumbMetacarpalJoint => 3,
            InputAnimationTypes_Joint::ThumbProximalJoint => 4,
            InputAnimationTypes_Joint::ThumbDistalJoint => 5,
            InputAnimationTypes_Joint::ThumbTip => 6,
            InputAnimationTypes_Joint::IndexMetacarpal => 7,
            InputAnimationTypes_Joint::IndexKnuckle => 8,
            InputAnimationTypes_Joint::IndexMiddleJoint => 9,
            InputAnimationTypes_Joint::IndexDistalJoint => 10,
            InputAnimationTypes_Joint::IndexTip => 11,
            InputAnimationTypes_Joint::MiddleMetacarpal => 12,
            InputAnimationTypes_Joint::MiddleKnuckle => 13,
            InputAnimationTypes_Joint::MiddleMiddleJoint => 14,
            InputAnimationTypes_Joint::MiddleDistalJoint => 15,
            InputAnimationTypes_Joint::MiddleTip => 16,
            InputAnimationTypes_Joint::RingMetacarpal => 17,
            InputAnimationTypes_Joint::RingKnuckle => 18,
            InputAnimationTypes_Joint::RingMiddleJoint => 19,
            InputAnimationTypes_Joint::RingDistalJoint => 20,
            InputAnimationTypes_Joint::RingTip => 21,
            InputAnimationTypes_Joint::PinkyMetacarpal => 22,
            InputAnimationTypes_Joint::PinkyKnuckle => 23,
            InputAnimationTypes_Joint::PinkyMiddleJoint => 24,
            InputAnimationTypes_Joint::PinkyDistalJoint => 25,
            InputAnimationTypes_Joint::PinkyTip => 26,
            InputAnimationTypes_Joint::Unknown(v) => v
        }
    }
}

impl Default for InputAnimationTypes_Joint {
    fn default() -> Self { InputAnimationTypes_Joint::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum InputAnimationTypes_WeightedMode {

    /**
     * Neither weight counts.
     */
    NoWeight,

    /**
     * The in-weight counts in the segment before.
     */
    InWeight,

    /**
     * The out-weight counts in the segment after.
     */
    OutWeight,

    /**
     * Both weights count.
     */
    BothWeights,
    Unknown(i64),
}

impl TryFrom<i64> for InputAnimationTypes_WeightedMode {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<InputAnimationTypes_WeightedMode> {
        match flag {
            0 => Ok(InputAnimationTypes_WeightedMode::NoWeight),
            1 => Ok(InputAnimationTypes_WeightedMode::InWeight),
            2 => Ok(InputAnimationTypes_WeightedMode::OutWeight),
            3 => Ok(InputAnimationTypes_WeightedMode::BothWeights),
            _ => Ok(InputAnimationTypes_WeightedMode::Unknown(flag)),
        }
    }
}

impl From<&InputAnimationTypes_WeightedMode> for i64 {
    fn from(v: &InputAnimationTypes_WeightedMode) -> Self {
        match *v {
            InputAnimationTypes_WeightedMode::NoWeight => 0,
            InputAnimationTypes_WeightedMode::InWeight => 1,
            InputAnimationTypes_WeightedMode::OutWeight => 2,
            InputAnimationTypes_WeightedMode::BothWeights => 3,
            InputAnimationTypes_WeightedMode::Unknown(v) => v
        }
    }
}

impl Default for InputAnimationTypes_WeightedMode {
    fn default() -> Self { InputAnimationTypes_WeightedMode::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum InputAnimationTypes_WrapMode {

    /**
     * Reads the default repeat mode set higher up.
     */
    DefaultMode,

    /**
     * When time reaches the end, the clip stops and time is reset to its beginning.
     */
    Once,

    /**
     * When time reaches the end, it continues at the beginning.
     */
    Loop,

    /**
     * When time reaches the end, it runs back and forth between beginning and end.
     */
    PingPong,

    /**
     * When time reaches the end, the last frame plays on and never stops.
     */
    ClampForever,
    Unknown(i64),
}

impl TryFrom<i64> for InputAnimationTypes_WrapMode {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<InputAnimationTypes_WrapMode> {
        match flag {
            0 => Ok(InputAnimationTypes_WrapMode::DefaultMode),
            1 => Ok(InputAnimationTypes_WrapMode::Once),
            2 => Ok(InputAnimationTypes_WrapMode::Loop),
            4 => Ok(InputAnimationTypes_WrapMode::PingPong),
            8 => Ok(InputAnimationTypes_WrapMode::ClampForever),
            _ => Ok(InputAnimationTypes_WrapMode::Unknown(flag)),
        }
    }
}

impl From<&InputAnimationTypes_WrapMode> for i64 {
    fn from(v: &InputAnimationTypes_WrapMode) -> Self {
        match *v {
            InputAnimationTypes_WrapMode::DefaultMode => 0,
            InputAnimationTypes_WrapMode::Once => 1,
            InputAnimationTypes_WrapMode::Loop => 2,
            InputAnimationTypes_WrapMode::PingPong => 4,
            InputAnimationTypes_WrapMode::ClampForever => 8,
            InputAnimationTypes_WrapMode::Unknown(v) => v
        }
    }
}

impl Default for InputAnimationTypes_WrapMode {
    fn default() -> Self { InputAnimationTypes_WrapMode::Unknown(0) }
}


#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_BooleanCurve {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    pre_wrap: RefCell<InputAnimationTypes_WrapMode>,
    post_wrap: RefCell<InputAnimationTypes_WrapMode>,
    num_keyframes: RefCell<i32>,
    keyframes: RefCell<Vec<OptRc<InputAnimationTypes_BooleanKeyframe>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_BooleanCurve {
    type Root = InputAnimationTypes;
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
        *self_rc.pre_wrap.borrow_mut() = (_io.read_s4le()? as i64).try_into()?;
        *self_rc.post_wrap.borrow_mut() = (_io.read_s4le()? as i64).try_into()?;
        *self_rc.num_keyframes.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.keyframes.borrow_mut() = Vec::new();
        let l_keyframes = *self_rc.num_keyframes();
        for _i in 0..l_keyframes {
            let t = Self::read_into::<_, InputAnimationTypes_BooleanKeyframe>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.keyframes.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl InputAnimationTypes_BooleanCurve {
}

/**
 * What the curve does before its first key while another curve is longer.
 */
impl InputAnimationTypes_BooleanCurve {
    pub fn pre_wrap(&self) -> Ref<'_, InputAnimationTypes_WrapMode> {
        self.pre_wrap.borrow()
    }
}

/**
 * What the curve does after its last key while another curve is longer.
 */
impl InputAnimationTypes_BooleanCurve {
    pub fn post_wrap(&self) -> Ref<'_, InputAnimationTypes_WrapMode> {
        self.post_wrap.borrow()
    }
}
impl InputAnimationTypes_BooleanCurve {
    pub fn num_keyframes(&self) -> Ref<'_, i32> {
        self.num_keyframes.borrow()
    }
}
impl InputAnimationTypes_BooleanCurve {
    pub fn keyframes(&self) -> Ref<'_, Vec<OptRc<InputAnimationTypes_BooleanKeyframe>>> {
        self.keyframes.borrow()
    }
}
impl InputAnimationTypes_BooleanCurve {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_BooleanKeyframe {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<InputAnimationTypes_BooleanCurve>,
    pub _self: SharedType<Self>,
    time: RefCell<f32>,
    value: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_BooleanKeyframe {
    type Root = InputAnimationTypes;
    type Parent = InputAnimationTypes_BooleanCurve;

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
        *self_rc.time.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.value.borrow_mut() = _io.read_f4le()?.into();
        Ok(())
    }
}
impl InputAnimationTypes_BooleanKeyframe {
}

/**
 * Seconds.
 */
impl InputAnimationTypes_BooleanKeyframe {
    pub fn time(&self) -> Ref<'_, f32> {
        self.time.borrow()
    }
}

/**
 * True where it is above 0.5; it holds until the next key.
 */
impl InputAnimationTypes_BooleanKeyframe {
    pub fn value(&self) -> Ref<'_, f32> {
        self.value.borrow()
    }
}
impl InputAnimationTypes_BooleanKeyframe {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_FloatCurve {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    pre_wrap: RefCell<InputAnimationTypes_WrapMode>,
    post_wrap: RefCell<InputAnimationTypes_WrapMode>,
    num_keyframes: RefCell<i32>,
    keyframes: RefCell<Vec<OptRc<InputAnimationTypes_FloatKeyframe>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_FloatCurve {
    type Root = InputAnimationTypes;
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
        *self_rc.pre_wrap.borrow_mut() = (_io.read_s4le()? as i64).try_into()?;
        *self_rc.post_wrap.borrow_mut() = (_io.read_s4le()? as i64).try_into()?;
        *self_rc.num_keyframes.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.keyframes.borrow_mut() = Vec::new();
        let l_keyframes = *self_rc.num_keyframes();
        for _i in 0..l_keyframes {
            let t = Self::read_into::<_, InputAnimationTypes_FloatKeyframe>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.keyframes.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl InputAnimationTypes_FloatCurve {
}

/**
 * What the curve does before its first key while another curve is longer.
 */
impl InputAnimationTypes_FloatCurve {
    pub fn pre_wrap(&self) -> Ref<'_, InputAnimationTypes_WrapMode> {
        self.pre_wrap.borrow()
    }
}

/**
 * What the curve does after its last key while another curve is longer.
 */
impl InputAnimationTypes_FloatCurve {
    pub fn post_wrap(&self) -> Ref<'_, InputAnimationTypes_WrapMode> {
        self.post_wrap.borrow()
    }
}
impl InputAnimationTypes_FloatCurve {
    pub fn num_keyframes(&self) -> Ref<'_, i32> {
        self.num_keyframes.borrow()
    }
}
impl InputAnimationTypes_FloatCurve {
    pub fn keyframes(&self) -> Ref<'_, Vec<OptRc<InputAnimationTypes_FloatKeyframe>>> {
        self.keyframes.borrow()
    }
}
impl InputAnimationTypes_FloatCurve {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_FloatKeyframe {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<InputAnimationTypes_FloatCurve>,
    pub _self: SharedType<Self>,
    time: RefCell<f32>,
    value: RefCell<f32>,
    in_tangent: RefCell<f32>,
    out_tangent: RefCell<f32>,
    in_weight: RefCell<f32>,
    out_weight: RefCell<f32>,
    weighted_mode: RefCell<InputAnimationTypes_WeightedMode>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_FloatKeyframe {
    type Root = InputAnimationTypes;
    type Parent = InputAnimationTypes_FloatCurve;

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
        *self_rc.time.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.value.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.in_tangent.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.out_tangent.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.in_weight.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.out_weight.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.weighted_mode.borrow_mut() = (_io.read_s4le()? as i64).try_into()?;
        Ok(())
    }
}
impl InputAnimationTypes_FloatKeyframe {
}

/**
 * Seconds.
 */
impl InputAnimationTypes_FloatKeyframe {
    pub fn time(&self) -> Ref<'_, f32> {
        self.time.borrow()
    }
}
impl InputAnimationTypes_FloatKeyframe {
    pub fn value(&self) -> Ref<'_, f32> {
        self.value.borrow()
    }
}
impl InputAnimationTypes_FloatKeyframe {
    pub fn in_tangent(&self) -> Ref<'_, f32> {
        self.in_tangent.borrow()
    }
}
impl InputAnimationTypes_FloatKeyframe {
    pub fn out_tangent(&self) -> Ref<'_, f32> {
        self.out_tangent.borrow()
    }
}
impl InputAnimationTypes_FloatKeyframe {
    pub fn in_weight(&self) -> Ref<'_, f32> {
        self.in_weight.borrow()
    }
}
impl InputAnimationTypes_FloatKeyframe {
    pub fn out_weight(&self) -> Ref<'_, f32> {
        self.out_weight.borrow()
    }
}

/**
 * Which of the two weights count. The recorder writes Both with weights of 0, which is linear.
 */
impl InputAnimationTypes_FloatKeyframe {
    pub fn weighted_mode(&self) -> Ref<'_, InputAnimationTypes_WeightedMode> {
        self.weighted_mode.borrow()
    }
}
impl InputAnimationTypes_FloatKeyframe {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_Hands {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    tracked_left: RefCell<OptRc<InputAnimationTypes_BooleanCurve>>,
    tracked_right: RefCell<OptRc<InputAnimationTypes_BooleanCurve>>,
    pinching_left: RefCell<OptRc<InputAnimationTypes_BooleanCurve>>,
    pinching_right: RefCell<OptRc<InputAnimationTypes_BooleanCurve>>,
    joints_left: RefCell<OptRc<InputAnimationTypes_JointPoseCurves>>,
    joints_right: RefCell<OptRc<InputAnimationTypes_JointPoseCurves>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_Hands {
    type Root = InputAnimationTypes;
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
        let t = Self::read_into::<_, InputAnimationTypes_BooleanCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.tracked_left.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_BooleanCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.tracked_right.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_BooleanCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.pinching_left.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_BooleanCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.pinching_right.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_JointPoseCurves>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.joints_left.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_JointPoseCurves>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.joints_right.borrow_mut() = t;
        Ok(())
    }
}
impl InputAnimationTypes_Hands {
}

/**
 * Whether the left hand is tracked. Its joints only matter while it is.
 */
impl InputAnimationTypes_Hands {
    pub fn tracked_left(&self) -> Ref<'_, OptRc<InputAnimationTypes_BooleanCurve>> {
        self.tracked_left.borrow()
    }
}

/**
 * Whether the right hand is tracked. Its joints only matter while it is.
 */
impl InputAnimationTypes_Hands {
    pub fn tracked_right(&self) -> Ref<'_, OptRc<InputAnimationTypes_BooleanCurve>> {
        self.tracked_right.borrow()
    }
}

/**
 * Whether the left hand pinches, which drives Select.
 */
impl InputAnimationTypes_Hands {
    pub fn pinching_left(&self) -> Ref<'_, OptRc<InputAnimationTypes_BooleanCurve>> {
        self.pinching_left.borrow()
    }
}

/**
 * Whether the right hand pinches, which drives Select.
 */
impl InputAnimationTypes_Hands {
    pub fn pinching_right(&self) -> Ref<'_, OptRc<InputAnimationTypes_BooleanCurve>> {
        self.pinching_right.borrow()
    }
}
impl InputAnimationTypes_Hands {
    pub fn joints_left(&self) -> Ref<'_, OptRc<InputAnimationTypes_JointPoseCurves>> {
        self.joints_left.borrow()
    }
}
impl InputAnimationTypes_Hands {
    pub fn joints_right(&self) -> Ref<'_, OptRc<InputAnimationTypes_JointPoseCurves>> {
        self.joints_right.borrow()
    }
}
impl InputAnimationTypes_Hands {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_JointPoseCurves {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<InputAnimationTypes_Hands>,
    pub _self: SharedType<Self>,
    joints: RefCell<Vec<OptRc<InputAnimationTypes_PoseCurves>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_JointPoseCurves {
    type Root = InputAnimationTypes;
    type Parent = InputAnimationTypes_Hands;

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
        *self_rc.joints.borrow_mut() = Vec::new();
        let l_joints = 27;
        for _i in 0..l_joints {
            let t = Self::read_into::<_, InputAnimationTypes_PoseCurves>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.joints.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl InputAnimationTypes_JointPoseCurves {
}
impl InputAnimationTypes_JointPoseCurves {
    pub fn joints(&self) -> Ref<'_, Vec<OptRc<InputAnimationTypes_PoseCurves>>> {
        self.joints.borrow()
    }
}
impl InputAnimationTypes_JointPoseCurves {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_Marker {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<InputAnimationTypes_MarkerList>,
    pub _self: SharedType<Self>,
    time: RefCell<f32>,
    name: RefCell<OptRc<DotnetString>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_Marker {
    type Root = InputAnimationTypes;
    type Parent = InputAnimationTypes_MarkerList;

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
        *self_rc.time.borrow_mut() = _io.read_f4le()?.into();
        let t = Self::read_into::<_, DotnetString>(&*_io, None, None)?.into();
        *self_rc.name.borrow_mut() = t;
        Ok(())
    }
}
impl InputAnimationTypes_Marker {
}

/**
 * Seconds. MRTK searches markers as if they ascended in time; out of order, it finds wrong ones.
 */
impl InputAnimationTypes_Marker {
    pub fn time(&self) -> Ref<'_, f32> {
        self.time.borrow()
    }
}
impl InputAnimationTypes_Marker {
    pub fn name(&self) -> Ref<'_, OptRc<DotnetString>> {
        self.name.borrow()
    }
}
impl InputAnimationTypes_Marker {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_MarkerList {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    num_markers: RefCell<i32>,
    markers: RefCell<Vec<OptRc<InputAnimationTypes_Marker>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_MarkerList {
    type Root = InputAnimationTypes;
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
        *self_rc.num_markers.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.markers.borrow_mut() = Vec::new();
        let l_markers = *self_rc.num_markers();
        for _i in 0..l_markers {
            let t = Self::read_into::<_, InputAnimationTypes_Marker>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.markers.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl InputAnimationTypes_MarkerList {
}
impl InputAnimationTypes_MarkerList {
    pub fn num_markers(&self) -> Ref<'_, i32> {
        self.num_markers.borrow()
    }
}
impl InputAnimationTypes_MarkerList {
    pub fn markers(&self) -> Ref<'_, Vec<OptRc<InputAnimationTypes_Marker>>> {
        self.markers.borrow()
    }
}
impl InputAnimationTypes_MarkerList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_PoseCurves {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<InputAnimationTypes_JointPoseCurves>,
    pub _self: SharedType<Self>,
    position_x: RefCell<OptRc<InputAnimationTypes_FloatCurve>>,
    position_y: RefCell<OptRc<InputAnimationTypes_FloatCurve>>,
    position_z: RefCell<OptRc<InputAnimationTypes_FloatCurve>>,
    rotation_x: RefCell<OptRc<InputAnimationTypes_FloatCurve>>,
    rotation_y: RefCell<OptRc<InputAnimationTypes_FloatCurve>>,
    rotation_z: RefCell<OptRc<InputAnimationTypes_FloatCurve>>,
    rotation_w: RefCell<OptRc<InputAnimationTypes_FloatCurve>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_PoseCurves {
    type Root = InputAnimationTypes;
    type Parent = InputAnimationTypes_JointPoseCurves;

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
        let t = Self::read_into::<_, InputAnimationTypes_FloatCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position_x.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_FloatCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position_y.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_FloatCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position_z.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_FloatCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.rotation_x.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_FloatCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.rotation_y.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_FloatCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.rotation_z.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_FloatCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.rotation_w.borrow_mut() = t;
        Ok(())
    }
}
impl InputAnimationTypes_PoseCurves {
}
impl InputAnimationTypes_PoseCurves {
    pub fn position_x(&self) -> Ref<'_, OptRc<InputAnimationTypes_FloatCurve>> {
        self.position_x.borrow()
    }
}
impl InputAnimationTypes_PoseCurves {
    pub fn position_y(&self) -> Ref<'_, OptRc<InputAnimationTypes_FloatCurve>> {
        self.position_y.borrow()
    }
}
impl InputAnimationTypes_PoseCurves {
    pub fn position_z(&self) -> Ref<'_, OptRc<InputAnimationTypes_FloatCurve>> {
        self.position_z.borrow()
    }
}
impl InputAnimationTypes_PoseCurves {
    pub fn rotation_x(&self) -> Ref<'_, OptRc<InputAnimationTypes_FloatCurve>> {
        self.rotation_x.borrow()
    }
}
impl InputAnimationTypes_PoseCurves {
    pub fn rotation_y(&self) -> Ref<'_, OptRc<InputAnimationTypes_FloatCurve>> {
        self.rotation_y.borrow()
    }
}
impl InputAnimationTypes_PoseCurves {
    pub fn rotation_z(&self) -> Ref<'_, OptRc<InputAnimationTypes_FloatCurve>> {
        self.rotation_z.borrow()
    }
}
impl InputAnimationTypes_PoseCurves {
    pub fn rotation_w(&self) -> Ref<'_, OptRc<InputAnimationTypes_FloatCurve>> {
        self.rotation_w.borrow()
    }
}
impl InputAnimationTypes_PoseCurves {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_RayCurves {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    origin_x: RefCell<OptRc<InputAnimationTypes_FloatCurve>>,
    origin_y: RefCell<OptRc<InputAnimationTypes_FloatCurve>>,
    origin_z: RefCell<OptRc<InputAnimationTypes_FloatCurve>>,
    direction_x: RefCell<OptRc<InputAnimationTypes_FloatCurve>>,
    direction_y: RefCell<OptRc<InputAnimationTypes_FloatCurve>>,
    direction_z: RefCell<OptRc<InputAnimationTypes_FloatCurve>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_RayCurves {
    type Root = InputAnimationTypes;
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
        let t = Self::read_into::<_, InputAnimationTypes_FloatCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.origin_x.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_FloatCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.origin_y.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_FloatCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.origin_z.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_FloatCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.direction_x.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_FloatCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.direction_y.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_FloatCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.direction_z.borrow_mut() = t;
        Ok(())
    }
}
impl InputAnimationTypes_RayCurves {
}
impl InputAnimationTypes_RayCurves {
    pub fn origin_x(&self) -> Ref<'_, OptRc<InputAnimationTypes_FloatCurve>> {
        self.origin_x.borrow()
    }
}
impl InputAnimationTypes_RayCurves {
    pub fn origin_y(&self) -> Ref<'_, OptRc<InputAnimationTypes_FloatCurve>> {
        self.origin_y.borrow()
    }
}
impl InputAnimationTypes_RayCurves {
    pub fn origin_z(&self) -> Ref<'_, OptRc<InputAnimationTypes_FloatCurve>> {
        self.origin_z.borrow()
    }
}
impl InputAnimationTypes_RayCurves {
    pub fn direction_x(&self) -> Ref<'_, OptRc<InputAnimationTypes_FloatCurve>> {
        self.direction_x.borrow()
    }
}
impl InputAnimationTypes_RayCurves {
    pub fn direction_y(&self) -> Ref<'_, OptRc<InputAnimationTypes_FloatCurve>> {
        self.direction_y.borrow()
    }
}
impl InputAnimationTypes_RayCurves {
    pub fn direction_z(&self) -> Ref<'_, OptRc<InputAnimationTypes_FloatCurve>> {
        self.direction_z.borrow()
    }
}
impl InputAnimationTypes_RayCurves {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_SimpleCurve {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    pre_wrap: RefCell<InputAnimationTypes_WrapMode>,
    post_wrap: RefCell<InputAnimationTypes_WrapMode>,
    num_keyframes: RefCell<i32>,
    keyframes: RefCell<Vec<OptRc<InputAnimationTypes_SimpleKeyframe>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_SimpleCurve {
    type Root = InputAnimationTypes;
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
        *self_rc.pre_wrap.borrow_mut() = (_io.read_s4le()? as i64).try_into()?;
        *self_rc.post_wrap.borrow_mut() = (_io.read_s4le()? as i64).try_into()?;
        *self_rc.num_keyframes.borrow_mut() = _io.read_s4le()?.into();
        *self_rc.keyframes.borrow_mut() = Vec::new();
        let l_keyframes = *self_rc.num_keyframes();
        for _i in 0..l_keyframes {
            let t = Self::read_into::<_, InputAnimationTypes_SimpleKeyframe>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.keyframes.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl InputAnimationTypes_SimpleCurve {
}

/**
 * What the curve does before its first key while another curve is longer.
 */
impl InputAnimationTypes_SimpleCurve {
    pub fn pre_wrap(&self) -> Ref<'_, InputAnimationTypes_WrapMode> {
        self.pre_wrap.borrow()
    }
}

/**
 * What the curve does after its last key while another curve is longer.
 */
impl InputAnimationTypes_SimpleCurve {
    pub fn post_wrap(&self) -> Ref<'_, InputAnimationTypes_WrapMode> {
        self.post_wrap.borrow()
    }
}
impl InputAnimationTypes_SimpleCurve {
    pub fn num_keyframes(&self) -> Ref<'_, i32> {
        self.num_keyframes.borrow()
    }
}
impl InputAnimationTypes_SimpleCurve {
    pub fn keyframes(&self) -> Ref<'_, Vec<OptRc<InputAnimationTypes_SimpleKeyframe>>> {
        self.keyframes.borrow()
    }
}
impl InputAnimationTypes_SimpleCurve {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_SimpleHands {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    tracked_left: RefCell<OptRc<InputAnimationTypes_BooleanCurve>>,
    tracked_right: RefCell<OptRc<InputAnimationTypes_BooleanCurve>>,
    pinching_left: RefCell<OptRc<InputAnimationTypes_BooleanCurve>>,
    pinching_right: RefCell<OptRc<InputAnimationTypes_BooleanCurve>>,
    joints_left: RefCell<OptRc<InputAnimationTypes_SimpleJointPoseCurves>>,
    joints_right: RefCell<OptRc<InputAnimationTypes_SimpleJointPoseCurves>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_SimpleHands {
    type Root = InputAnimationTypes;
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
        let t = Self::read_into::<_, InputAnimationTypes_BooleanCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.tracked_left.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_BooleanCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.tracked_right.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_BooleanCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.pinching_left.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_BooleanCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.pinching_right.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_SimpleJointPoseCurves>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.joints_left.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_SimpleJointPoseCurves>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.joints_right.borrow_mut() = t;
        Ok(())
    }
}
impl InputAnimationTypes_SimpleHands {
}

/**
 * Whether the left hand is tracked. Its joints only matter while it is.
 */
impl InputAnimationTypes_SimpleHands {
    pub fn tracked_left(&self) -> Ref<'_, OptRc<InputAnimationTypes_BooleanCurve>> {
        self.tracked_left.borrow()
    }
}

/**
 * Whether the right hand is tracked. Its joints only matter while it is.
 */
impl InputAnimationTypes_SimpleHands {
    pub fn tracked_right(&self) -> Ref<'_, OptRc<InputAnimationTypes_BooleanCurve>> {
        self.tracked_right.borrow()
    }
}

/**
 * Whether the left hand pinches, which drives Select.
 */
impl InputAnimationTypes_SimpleHands {
    pub fn pinching_left(&self) -> Ref<'_, OptRc<InputAnimationTypes_BooleanCurve>> {
        self.pinching_left.borrow()
    }
}

/**
 * Whether the right hand pinches, which drives Select.
 */
impl InputAnimationTypes_SimpleHands {
    pub fn pinching_right(&self) -> Ref<'_, OptRc<InputAnimationTypes_BooleanCurve>> {
        self.pinching_right.borrow()
    }
}
impl InputAnimationTypes_SimpleHands {
    pub fn joints_left(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleJointPoseCurves>> {
        self.joints_left.borrow()
    }
}
impl InputAnimationTypes_SimpleHands {
    pub fn joints_right(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleJointPoseCurves>> {
        self.joints_right.borrow()
    }
}
impl InputAnimationTypes_SimpleHands {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_SimpleJointPoseCurves {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<InputAnimationTypes_SimpleHands>,
    pub _self: SharedType<Self>,
    joints: RefCell<Vec<OptRc<InputAnimationTypes_SimplePoseCurves>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_SimpleJointPoseCurves {
    type Root = InputAnimationTypes;
    type Parent = InputAnimationTypes_SimpleHands;

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
        *self_rc.joints.borrow_mut() = Vec::new();
        let l_joints = 27;
        for _i in 0..l_joints {
            let t = Self::read_into::<_, InputAnimationTypes_SimplePoseCurves>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.joints.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl InputAnimationTypes_SimpleJointPoseCurves {
}
impl InputAnimationTypes_SimpleJointPoseCurves {
    pub fn joints(&self) -> Ref<'_, Vec<OptRc<InputAnimationTypes_SimplePoseCurves>>> {
        self.joints.borrow()
    }
}
impl InputAnimationTypes_SimpleJointPoseCurves {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_SimpleKeyframe {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<InputAnimationTypes_SimpleCurve>,
    pub _self: SharedType<Self>,
    time: RefCell<f32>,
    value: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_SimpleKeyframe {
    type Root = InputAnimationTypes;
    type Parent = InputAnimationTypes_SimpleCurve;

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
        *self_rc.time.borrow_mut() = _io.read_f4le()?.into();
        *self_rc.value.borrow_mut() = _io.read_f4le()?.into();
        Ok(())
    }
}
impl InputAnimationTypes_SimpleKeyframe {
}

/**
 * Seconds.
 */
impl InputAnimationTypes_SimpleKeyframe {
    pub fn time(&self) -> Ref<'_, f32> {
        self.time.borrow()
    }
}
impl InputAnimationTypes_SimpleKeyframe {
    pub fn value(&self) -> Ref<'_, f32> {
        self.value.borrow()
    }
}
impl InputAnimationTypes_SimpleKeyframe {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_SimplePoseCurves {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<InputAnimationTypes_SimpleJointPoseCurves>,
    pub _self: SharedType<Self>,
    position_x: RefCell<OptRc<InputAnimationTypes_SimpleCurve>>,
    position_y: RefCell<OptRc<InputAnimationTypes_SimpleCurve>>,
    position_z: RefCell<OptRc<InputAnimationTypes_SimpleCurve>>,
    rotation_x: RefCell<OptRc<InputAnimationTypes_SimpleCurve>>,
    rotation_y: RefCell<OptRc<InputAnimationTypes_SimpleCurve>>,
    rotation_z: RefCell<OptRc<InputAnimationTypes_SimpleCurve>>,
    rotation_w: RefCell<OptRc<InputAnimationTypes_SimpleCurve>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_SimplePoseCurves {
    type Root = InputAnimationTypes;
    type Parent = InputAnimationTypes_SimpleJointPoseCurves;

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
        let t = Self::read_into::<_, InputAnimationTypes_SimpleCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position_x.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_SimpleCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position_y.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_SimpleCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.position_z.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_SimpleCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.rotation_x.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_SimpleCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.rotation_y.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_SimpleCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.rotation_z.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_SimpleCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.rotation_w.borrow_mut() = t;
        Ok(())
    }
}
impl InputAnimationTypes_SimplePoseCurves {
}
impl InputAnimationTypes_SimplePoseCurves {
    pub fn position_x(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleCurve>> {
        self.position_x.borrow()
    }
}
impl InputAnimationTypes_SimplePoseCurves {
    pub fn position_y(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleCurve>> {
        self.position_y.borrow()
    }
}
impl InputAnimationTypes_SimplePoseCurves {
    pub fn position_z(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleCurve>> {
        self.position_z.borrow()
    }
}
impl InputAnimationTypes_SimplePoseCurves {
    pub fn rotation_x(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleCurve>> {
        self.rotation_x.borrow()
    }
}
impl InputAnimationTypes_SimplePoseCurves {
    pub fn rotation_y(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleCurve>> {
        self.rotation_y.borrow()
    }
}
impl InputAnimationTypes_SimplePoseCurves {
    pub fn rotation_z(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleCurve>> {
        self.rotation_z.borrow()
    }
}
impl InputAnimationTypes_SimplePoseCurves {
    pub fn rotation_w(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleCurve>> {
        self.rotation_w.borrow()
    }
}
impl InputAnimationTypes_SimplePoseCurves {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

#[derive(Default, Debug, Clone)]
pub struct InputAnimationTypes_SimpleRayCurves {
    pub _root: SharedType<InputAnimationTypes>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    origin_x: RefCell<OptRc<InputAnimationTypes_SimpleCurve>>,
    origin_y: RefCell<OptRc<InputAnimationTypes_SimpleCurve>>,
    origin_z: RefCell<OptRc<InputAnimationTypes_SimpleCurve>>,
    direction_x: RefCell<OptRc<InputAnimationTypes_SimpleCurve>>,
    direction_y: RefCell<OptRc<InputAnimationTypes_SimpleCurve>>,
    direction_z: RefCell<OptRc<InputAnimationTypes_SimpleCurve>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for InputAnimationTypes_SimpleRayCurves {
    type Root = InputAnimationTypes;
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
        let t = Self::read_into::<_, InputAnimationTypes_SimpleCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.origin_x.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_SimpleCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.origin_y.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_SimpleCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.origin_z.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_SimpleCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.direction_x.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_SimpleCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.direction_y.borrow_mut() = t;
        let t = Self::read_into::<_, InputAnimationTypes_SimpleCurve>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.direction_z.borrow_mut() = t;
        Ok(())
    }
}
impl InputAnimationTypes_SimpleRayCurves {
}
impl InputAnimationTypes_SimpleRayCurves {
    pub fn origin_x(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleCurve>> {
        self.origin_x.borrow()
    }
}
impl InputAnimationTypes_SimpleRayCurves {
    pub fn origin_y(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleCurve>> {
        self.origin_y.borrow()
    }
}
impl InputAnimationTypes_SimpleRayCurves {
    pub fn origin_z(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleCurve>> {
        self.origin_z.borrow()
    }
}
impl InputAnimationTypes_SimpleRayCurves {
    pub fn direction_x(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleCurve>> {
        self.direction_x.borrow()
    }
}
impl InputAnimationTypes_SimpleRayCurves {
    pub fn direction_y(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleCurve>> {
        self.direction_y.borrow()
    }
}
impl InputAnimationTypes_SimpleRayCurves {
    pub fn direction_z(&self) -> Ref<'_, OptRc<InputAnimationTypes_SimpleCurve>> {
        self.direction_z.borrow()
    }
}
impl InputAnimationTypes_SimpleRayCurves {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
