# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO
import dotnet_string
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class InputAnimationTypes(ReadWriteKaitaiStruct):
    """The tables of "Input animation file format" (MRTK2 documentation), one type a table, in their
    order. Two kinds of float curve are in use: the documentation's, whose keyframes have tangents and
    weights (`float_curve`), and the one that MRTK 2.6 and later write in version 1.1, whose keyframes
    are a time and a value (`simple_curve`). Each has its own pose, ray, joint and hand types.
    
    Times are seconds; positions and origins are metres in Unity's left-handed world frame, Y up and Z
    forward; rotations are quaternions (x y z w) of unit length.
    
    .. seealso::
       Source - https://learn.microsoft.com/en-us/windows/mixed-reality/mrtk-unity/mrtk2/features/input-simulation/input-animation-file-format
    """

    class Joint(IntEnum):
        none = 0
        wrist = 1
        palm = 2
        thumb_metacarpal_joint = 3
        thumb_proximal_joint = 4
        thumb_distal_joint = 5
        thumb_tip = 6
        index_metacarpal = 7
        index_knuckle = 8
        index_middle_joint = 9
        index_distal_joint = 10
        index_tip = 11
        middle_metacarpal = 12
        middle_knuckle = 13
        middle_middle_joint = 14
        middle_distal_joint = 15
        middle_tip = 16
        ring_metacarpal = 17
        ring_knuckle = 18
        ring_middle_joint = 19
        ring_distal_joint = 20
        ring_tip = 21
        pinky_metacarpal = 22
        pinky_knuckle = 23
        pinky_middle_joint = 24
        pinky_distal_joint = 25
        pinky_tip = 26

    class WeightedMode(IntEnum):
        no_weight = 0
        in_weight = 1
        out_weight = 2
        both_weights = 3

    class WrapMode(IntEnum):
        default_mode = 0
        once = 1
        loop = 2
        ping_pong = 4
        clamp_forever = 8
    def __init__(self, _io=None, _parent=None, _root=None):
        super(InputAnimationTypes, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        pass
        self._dirty = False


    def _fetch_instances(self):
        pass


    def _write__seq(self, io=None):
        super(InputAnimationTypes, self)._write__seq(io)


    def _check(self):
        self._dirty = False

    class BooleanCurve(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.BooleanCurve, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.pre_wrap = KaitaiStream.resolve_enum(InputAnimationTypes.WrapMode, self._io.read_s4le())
            self.post_wrap = KaitaiStream.resolve_enum(InputAnimationTypes.WrapMode, self._io.read_s4le())
            self.num_keyframes = self._io.read_s4le()
            self.keyframes = []
            for i in range(self.num_keyframes):
                _t_keyframes = InputAnimationTypes.BooleanKeyframe(self._io, self, self._root)
                try:
                    _t_keyframes._read()
                finally:
                    self.keyframes.append(_t_keyframes)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.keyframes)):
                pass
                self.keyframes[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(InputAnimationTypes.BooleanCurve, self)._write__seq(io)
            self._io.write_s4le(int(self.pre_wrap))
            self._io.write_s4le(int(self.post_wrap))
            self._io.write_s4le(self.num_keyframes)
            for i in range(len(self.keyframes)):
                pass
                self.keyframes[i]._write__seq(self._io)



        def _check(self):
            if len(self.keyframes) != self.num_keyframes:
                raise kaitaistruct.ConsistencyError(u"keyframes", self.num_keyframes, len(self.keyframes))
            for i in range(len(self.keyframes)):
                pass
                if self.keyframes[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"keyframes", self._root, self.keyframes[i]._root)
                if self.keyframes[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"keyframes", self, self.keyframes[i]._parent)

            self._dirty = False


    class BooleanKeyframe(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.BooleanKeyframe, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.time = self._io.read_f4le()
            self.value = self._io.read_f4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(InputAnimationTypes.BooleanKeyframe, self)._write__seq(io)
            self._io.write_f4le(self.time)
            self._io.write_f4le(self.value)


        def _check(self):
            self._dirty = False


    class FloatCurve(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.FloatCurve, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.pre_wrap = KaitaiStream.resolve_enum(InputAnimationTypes.WrapMode, self._io.read_s4le())
            self.post_wrap = KaitaiStream.resolve_enum(InputAnimationTypes.WrapMode, self._io.read_s4le())
            self.num_keyframes = self._io.read_s4le()
            self.keyframes = []
            for i in range(self.num_keyframes):
                _t_keyframes = InputAnimationTypes.FloatKeyframe(self._io, self, self._root)
                try:
                    _t_keyframes._read()
                finally:
                    self.keyframes.append(_t_keyframes)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.keyframes)):
                pass
                self.keyframes[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(InputAnimationTypes.FloatCurve, self)._write__seq(io)
            self._io.write_s4le(int(self.pre_wrap))
            self._io.write_s4le(int(self.post_wrap))
            self._io.write_s4le(self.num_keyframes)
            for i in range(len(self.keyframes)):
                pass
                self.keyframes[i]._write__seq(self._io)



        def _check(self):
            if len(self.keyframes) != self.num_keyframes:
                raise kaitaistruct.ConsistencyError(u"keyframes", self.num_keyframes, len(self.keyframes))
            for i in range(len(self.keyframes)):
                pass
                if self.keyframes[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"keyframes", self._root, self.keyframes[i]._root)
                if self.keyframes[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"keyframes", self, self.keyframes[i]._parent)

            self._dirty = False


    class FloatKeyframe(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.FloatKeyframe, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.time = self._io.read_f4le()
            self.value = self._io.read_f4le()
            self.in_tangent = self._io.read_f4le()
            self.out_tangent = self._io.read_f4le()
            self.in_weight = self._io.read_f4le()
            self.out_weight = self._io.read_f4le()
            self.weighted_mode = KaitaiStream.resolve_enum(InputAnimationTypes.WeightedMode, self._io.read_s4le())
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(InputAnimationTypes.FloatKeyframe, self)._write__seq(io)
            self._io.write_f4le(self.time)
            self._io.write_f4le(self.value)
            self._io.write_f4le(self.in_tangent)
            self._io.write_f4le(self.out_tangent)
            self._io.write_f4le(self.in_weight)
            self._io.write_f4le(self.out_weight)
            self._io.write_s4le(int(self.weighted_mode))


        def _check(self):
            self._dirty = False


    class Hands(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.Hands, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.tracked_left = InputAnimationTypes.BooleanCurve(self._io, self, self._root)
            self.tracked_left._read()
            self.tracked_right = InputAnimationTypes.BooleanCurve(self._io, self, self._root)
            self.tracked_right._read()
            self.pinching_left = InputAnimationTypes.BooleanCurve(self._io, self, self._root)
            self.pinching_left._read()
            self.pinching_right = InputAnimationTypes.BooleanCurve(self._io, self, self._root)
            self.pinching_right._read()
            self.joints_left = InputAnimationTypes.JointPoseCurves(self._io, self, self._root)
            self.joints_left._read()
            self.joints_right = InputAnimationTypes.JointPoseCurves(self._io, self, self._root)
            self.joints_right._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.tracked_left._fetch_instances()
            self.tracked_right._fetch_instances()
            self.pinching_left._fetch_instances()
            self.pinching_right._fetch_instances()
            self.joints_left._fetch_instances()
            self.joints_right._fetch_instances()


        def _write__seq(self, io=None):
            super(InputAnimationTypes.Hands, self)._write__seq(io)
            self.tracked_left._write__seq(self._io)
            self.tracked_right._write__seq(self._io)
            self.pinching_left._write__seq(self._io)
            self.pinching_right._write__seq(self._io)
            self.joints_left._write__seq(self._io)
            self.joints_right._write__seq(self._io)


        def _check(self):
            if self.tracked_left._root != self._root:
                raise kaitaistruct.ConsistencyError(u"tracked_left", self._root, self.tracked_left._root)
            if self.tracked_left._parent != self:
                raise kaitaistruct.ConsistencyError(u"tracked_left", self, self.tracked_left._parent)
            if self.tracked_right._root != self._root:
                raise kaitaistruct.ConsistencyError(u"tracked_right", self._root, self.tracked_right._root)
            if self.tracked_right._parent != self:
                raise kaitaistruct.ConsistencyError(u"tracked_right", self, self.tracked_right._parent)
            if self.pinching_left._root != self._root:
                raise kaitaistruct.ConsistencyError(u"pinching_left", self._root, self.pinching_left._root)
            if self.pinching_left._parent != self:
                raise kaitaistruct.ConsistencyError(u"pinching_left", self, self.pinching_left._parent)
            if self.pinching_right._root != self._root:
                raise kaitaistruct.ConsistencyError(u"pinching_right", self._root, self.pinching_right._root)
            if self.pinching_right._parent != self:
                raise kaitaistruct.ConsistencyError(u"pinching_right", self, self.pinching_right._parent)
            if self.joints_left._root != self._root:
                raise kaitaistruct.ConsistencyError(u"joints_left", self._root, self.joints_left._root)
            if self.joints_left._parent != self:
                raise kaitaistruct.ConsistencyError(u"joints_left", self, self.joints_left._parent)
            if self.joints_right._root != self._root:
                raise kaitaistruct.ConsistencyError(u"joints_right", self._root, self.joints_right._root)
            if self.joints_right._parent != self:
                raise kaitaistruct.ConsistencyError(u"joints_right", self, self.joints_right._parent)
            self._dirty = False


    class JointPoseCurves(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.JointPoseCurves, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.joints = []
            for i in range(27):
                _t_joints = InputAnimationTypes.PoseCurves(self._io, self, self._root)
                try:
                    _t_joints._read()
                finally:
                    self.joints.append(_t_joints)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.joints)):
                pass
                self.joints[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(InputAnimationTypes.JointPoseCurves, self)._write__seq(io)
            for i in range(len(self.joints)):
                pass
                self.joints[i]._write__seq(self._io)



        def _check(self):
            if len(self.joints) != 27:
                raise kaitaistruct.ConsistencyError(u"joints", 27, len(self.joints))
            for i in range(len(self.joints)):
                pass
                if self.joints[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"joints", self._root, self.joints[i]._root)
                if self.joints[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"joints", self, self.joints[i]._parent)

            self._dirty = False


    class Marker(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.Marker, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.time = self._io.read_f4le()
            self.name = dotnet_string.DotnetString(self._io)
            self.name._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()


        def _write__seq(self, io=None):
            super(InputAnimationTypes.Marker, self)._write__seq(io)
            self._io.write_f4le(self.time)
            self.name._write__seq(self._io)


        def _check(self):
            self._dirty = False


    class MarkerList(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.MarkerList, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.num_markers = self._io.read_s4le()
            self.markers = []
            for i in range(self.num_markers):
                _t_markers = InputAnimationTypes.Marker(self._io, self, self._root)
                try:
                    _t_markers._read()
                finally:
                    self.markers.append(_t_markers)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.markers)):
                pass
                self.markers[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(InputAnimationTypes.MarkerList, self)._write__seq(io)
            self._io.write_s4le(self.num_markers)
            for i in range(len(self.markers)):
                pass
                self.markers[i]._write__seq(self._io)



        def _check(self):
            if len(self.markers) != self.num_markers:
                raise kaitaistruct.ConsistencyError(u"markers", self.num_markers, len(self.markers))
            for i in range(len(self.markers)):
                pass
                if self.markers[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"markers", self._root, self.markers[i]._root)
                if self.markers[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"markers", self, self.markers[i]._parent)

            self._dirty = False


    class PoseCurves(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.PoseCurves, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.position_x = InputAnimationTypes.FloatCurve(self._io, self, self._root)
            self.position_x._read()
            self.position_y = InputAnimationTypes.FloatCurve(self._io, self, self._root)
            self.position_y._read()
            self.position_z = InputAnimationTypes.FloatCurve(self._io, self, self._root)
            self.position_z._read()
            self.rotation_x = InputAnimationTypes.FloatCurve(self._io, self, self._root)
            self.rotation_x._read()
            self.rotation_y = InputAnimationTypes.FloatCurve(self._io, self, self._root)
            self.rotation_y._read()
            self.rotation_z = InputAnimationTypes.FloatCurve(self._io, self, self._root)
            self.rotation_z._read()
            self.rotation_w = InputAnimationTypes.FloatCurve(self._io, self, self._root)
            self.rotation_w._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position_x._fetch_instances()
            self.position_y._fetch_instances()
            self.position_z._fetch_instances()
            self.rotation_x._fetch_instances()
            self.rotation_y._fetch_instances()
            self.rotation_z._fetch_instances()
            self.rotation_w._fetch_instances()


        def _write__seq(self, io=None):
            super(InputAnimationTypes.PoseCurves, self)._write__seq(io)
            self.position_x._write__seq(self._io)
            self.position_y._write__seq(self._io)
            self.position_z._write__seq(self._io)
            self.rotation_x._write__seq(self._io)
            self.rotation_y._write__seq(self._io)
            self.rotation_z._write__seq(self._io)
            self.rotation_w._write__seq(self._io)


        def _check(self):
            if self.position_x._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position_x", self._root, self.position_x._root)
            if self.position_x._parent != self:
                raise kaitaistruct.ConsistencyError(u"position_x", self, self.position_x._parent)
            if self.position_y._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position_y", self._root, self.position_y._root)
            if self.position_y._parent != self:
                raise kaitaistruct.ConsistencyError(u"position_y", self, self.position_y._parent)
            if self.position_z._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position_z", self._root, self.position_z._root)
            if self.position_z._parent != self:
                raise kaitaistruct.ConsistencyError(u"position_z", self, self.position_z._parent)
            if self.rotation_x._root != self._root:
                raise kaitaistruct.ConsistencyError(u"rotation_x", self._root, self.rotation_x._root)
            if self.rotation_x._parent != self:
                raise kaitaistruct.ConsistencyError(u"rotation_x", self, self.rotation_x._parent)
            if self.rotation_y._root != self._root:
                raise kaitaistruct.ConsistencyError(u"rotation_y", self._root, self.rotation_y._root)
            if self.rotation_y._parent != self:
                raise kaitaistruct.ConsistencyError(u"rotation_y", self, self.rotation_y._parent)
            if self.rotation_z._root != self._root:
                raise kaitaistruct.ConsistencyError(u"rotation_z", self._root, self.rotation_z._root)
            if self.rotation_z._parent != self:
                raise kaitaistruct.ConsistencyError(u"rotation_z", self, self.rotation_z._parent)
            if self.rotation_w._root != self._root:
                raise kaitaistruct.ConsistencyError(u"rotation_w", self._root, self.rotation_w._root)
            if self.rotation_w._parent != self:
                raise kaitaistruct.ConsistencyError(u"rotation_w", self, self.rotation_w._parent)
            self._dirty = False


    class RayCurves(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.RayCurves, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.origin_x = InputAnimationTypes.FloatCurve(self._io, self, self._root)
            self.origin_x._read()
            self.origin_y = InputAnimationTypes.FloatCurve(self._io, self, self._root)
            self.origin_y._read()
            self.origin_z = InputAnimationTypes.FloatCurve(self._io, self, self._root)
            self.origin_z._read()
            self.direction_x = InputAnimationTypes.FloatCurve(self._io, self, self._root)
            self.direction_x._read()
            self.direction_y = InputAnimationTypes.FloatCurve(self._io, self, self._root)
            self.direction_y._read()
            self.direction_z = InputAnimationTypes.FloatCurve(self._io, self, self._root)
            self.direction_z._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.origin_x._fetch_instances()
            self.origin_y._fetch_instances()
            self.origin_z._fetch_instances()
            self.direction_x._fetch_instances()
            self.direction_y._fetch_instances()
            self.direction_z._fetch_instances()


        def _write__seq(self, io=None):
            super(InputAnimationTypes.RayCurves, self)._write__seq(io)
            self.origin_x._write__seq(self._io)
            self.origin_y._write__seq(self._io)
            self.origin_z._write__seq(self._io)
            self.direction_x._write__seq(self._io)
            self.direction_y._write__seq(self._io)
            self.direction_z._write__seq(self._io)


        def _check(self):
            if self.origin_x._root != self._root:
                raise kaitaistruct.ConsistencyError(u"origin_x", self._root, self.origin_x._root)
            if self.origin_x._parent != self:
                raise kaitaistruct.ConsistencyError(u"origin_x", self, self.origin_x._parent)
            if self.origin_y._root != self._root:
                raise kaitaistruct.ConsistencyError(u"origin_y", self._root, self.origin_y._root)
            if self.origin_y._parent != self:
                raise kaitaistruct.ConsistencyError(u"origin_y", self, self.origin_y._parent)
            if self.origin_z._root != self._root:
                raise kaitaistruct.ConsistencyError(u"origin_z", self._root, self.origin_z._root)
            if self.origin_z._parent != self:
                raise kaitaistruct.ConsistencyError(u"origin_z", self, self.origin_z._parent)
            if self.direction_x._root != self._root:
                raise kaitaistruct.ConsistencyError(u"direction_x", self._root, self.direction_x._root)
            if self.direction_x._parent != self:
                raise kaitaistruct.ConsistencyError(u"direction_x", self, self.direction_x._parent)
            if self.direction_y._root != self._root:
                raise kaitaistruct.ConsistencyError(u"direction_y", self._root, self.direction_y._root)
            if self.direction_y._parent != self:
                raise kaitaistruct.ConsistencyError(u"direction_y", self, self.direction_y._parent)
            if self.direction_z._root != self._root:
                raise kaitaistruct.ConsistencyError(u"direction_z", self._root, self.direction_z._root)
            if self.direction_z._parent != self:
                raise kaitaistruct.ConsistencyError(u"direction_z", self, self.direction_z._parent)
            self._dirty = False


    class SimpleCurve(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.SimpleCurve, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.pre_wrap = KaitaiStream.resolve_enum(InputAnimationTypes.WrapMode, self._io.read_s4le())
            self.post_wrap = KaitaiStream.resolve_enum(InputAnimationTypes.WrapMode, self._io.read_s4le())
            self.num_keyframes = self._io.read_s4le()
            self.keyframes = []
            for i in range(self.num_keyframes):
                _t_keyframes = InputAnimationTypes.SimpleKeyframe(self._io, self, self._root)
                try:
                    _t_keyframes._read()
                finally:
                    self.keyframes.append(_t_keyframes)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.keyframes)):
                pass
                self.keyframes[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(InputAnimationTypes.SimpleCurve, self)._write__seq(io)
            self._io.write_s4le(int(self.pre_wrap))
            self._io.write_s4le(int(self.post_wrap))
            self._io.write_s4le(self.num_keyframes)
            for i in range(len(self.keyframes)):
                pass
                self.keyframes[i]._write__seq(self._io)



        def _check(self):
            if len(self.keyframes) != self.num_keyframes:
                raise kaitaistruct.ConsistencyError(u"keyframes", self.num_keyframes, len(self.keyframes))
            for i in range(len(self.keyframes)):
                pass
                if self.keyframes[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"keyframes", self._root, self.keyframes[i]._root)
                if self.keyframes[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"keyframes", self, self.keyframes[i]._parent)

            self._dirty = False


    class SimpleHands(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.SimpleHands, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.tracked_left = InputAnimationTypes.BooleanCurve(self._io, self, self._root)
            self.tracked_left._read()
            self.tracked_right = InputAnimationTypes.BooleanCurve(self._io, self, self._root)
            self.tracked_right._read()
            self.pinching_left = InputAnimationTypes.BooleanCurve(self._io, self, self._root)
            self.pinching_left._read()
            self.pinching_right = InputAnimationTypes.BooleanCurve(self._io, self, self._root)
            self.pinching_right._read()
            self.joints_left = InputAnimationTypes.SimpleJointPoseCurves(self._io, self, self._root)
            self.joints_left._read()
            self.joints_right = InputAnimationTypes.SimpleJointPoseCurves(self._io, self, self._root)
            self.joints_right._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.tracked_left._fetch_instances()
            self.tracked_right._fetch_instances()
            self.pinching_left._fetch_instances()
            self.pinching_right._fetch_instances()
            self.joints_left._fetch_instances()
            self.joints_right._fetch_instances()


        def _write__seq(self, io=None):
            super(InputAnimationTypes.SimpleHands, self)._write__seq(io)
            self.tracked_left._write__seq(self._io)
            self.tracked_right._write__seq(self._io)
            self.pinching_left._write__seq(self._io)
            self.pinching_right._write__seq(self._io)
            self.joints_left._write__seq(self._io)
            self.joints_right._write__seq(self._io)


        def _check(self):
            if self.tracked_left._root != self._root:
                raise kaitaistruct.ConsistencyError(u"tracked_left", self._root, self.tracked_left._root)
            if self.tracked_left._parent != self:
                raise kaitaistruct.ConsistencyError(u"tracked_left", self, self.tracked_left._parent)
            if self.tracked_right._root != self._root:
                raise kaitaistruct.ConsistencyError(u"tracked_right", self._root, self.tracked_right._root)
            if self.tracked_right._parent != self:
                raise kaitaistruct.ConsistencyError(u"tracked_right", self, self.tracked_right._parent)
            if self.pinching_left._root != self._root:
                raise kaitaistruct.ConsistencyError(u"pinching_left", self._root, self.pinching_left._root)
            if self.pinching_left._parent != self:
                raise kaitaistruct.ConsistencyError(u"pinching_left", self, self.pinching_left._parent)
            if self.pinching_right._root != self._root:
                raise kaitaistruct.ConsistencyError(u"pinching_right", self._root, self.pinching_right._root)
            if self.pinching_right._parent != self:
                raise kaitaistruct.ConsistencyError(u"pinching_right", self, self.pinching_right._parent)
            if self.joints_left._root != self._root:
                raise kaitaistruct.ConsistencyError(u"joints_left", self._root, self.joints_left._root)
            if self.joints_left._parent != self:
                raise kaitaistruct.ConsistencyError(u"joints_left", self, self.joints_left._parent)
            if self.joints_right._root != self._root:
                raise kaitaistruct.ConsistencyError(u"joints_right", self._root, self.joints_right._root)
            if self.joints_right._parent != self:
                raise kaitaistruct.ConsistencyError(u"joints_right", self, self.joints_right._parent)
            self._dirty = False


    class SimpleJointPoseCurves(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.SimpleJointPoseCurves, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.joints = []
            for i in range(27):
                _t_joints = InputAnimationTypes.SimplePoseCurves(self._io, self, self._root)
                try:
                    _t_joints._read()
                finally:
                    self.joints.append(_t_joints)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.joints)):
                pass
                self.joints[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(InputAnimationTypes.SimpleJointPoseCurves, self)._write__seq(io)
            for i in range(len(self.joints)):
                pass
                self.joints[i]._write__seq(self._io)



        def _check(self):
            if len(self.joints) != 27:
                raise kaitaistruct.ConsistencyError(u"joints", 27, len(self.joints))
            for i in range(len(self.joints)):
                pass
                if self.joints[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"joints", self._root, self.joints[i]._root)
                if self.joints[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"joints", self, self.joints[i]._parent)

            self._dirty = False


    class SimpleKeyframe(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.SimpleKeyframe, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.time = self._io.read_f4le()
            self.value = self._io.read_f4le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(InputAnimationTypes.SimpleKeyframe, self)._write__seq(io)
            self._io.write_f4le(self.time)
            self._io.write_f4le(self.value)


        def _check(self):
            self._dirty = False


    class SimplePoseCurves(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.SimplePoseCurves, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.position_x = InputAnimationTypes.SimpleCurve(self._io, self, self._root)
            self.position_x._read()
            self.position_y = InputAnimationTypes.SimpleCurve(self._io, self, self._root)
            self.position_y._read()
            self.position_z = InputAnimationTypes.SimpleCurve(self._io, self, self._root)
            self.position_z._read()
            self.rotation_x = InputAnimationTypes.SimpleCurve(self._io, self, self._root)
            self.rotation_x._read()
            self.rotation_y = InputAnimationTypes.SimpleCurve(self._io, self, self._root)
            self.rotation_y._read()
            self.rotation_z = InputAnimationTypes.SimpleCurve(self._io, self, self._root)
            self.rotation_z._read()
            self.rotation_w = InputAnimationTypes.SimpleCurve(self._io, self, self._root)
            self.rotation_w._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.position_x._fetch_instances()
            self.position_y._fetch_instances()
            self.position_z._fetch_instances()
            self.rotation_x._fetch_instances()
            self.rotation_y._fetch_instances()
            self.rotation_z._fetch_instances()
            self.rotation_w._fetch_instances()


        def _write__seq(self, io=None):
            super(InputAnimationTypes.SimplePoseCurves, self)._write__seq(io)
            self.position_x._write__seq(self._io)
            self.position_y._write__seq(self._io)
            self.position_z._write__seq(self._io)
            self.rotation_x._write__seq(self._io)
            self.rotation_y._write__seq(self._io)
            self.rotation_z._write__seq(self._io)
            self.rotation_w._write__seq(self._io)


        def _check(self):
            if self.position_x._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position_x", self._root, self.position_x._root)
            if self.position_x._parent != self:
                raise kaitaistruct.ConsistencyError(u"position_x", self, self.position_x._parent)
            if self.position_y._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position_y", self._root, self.position_y._root)
            if self.position_y._parent != self:
                raise kaitaistruct.ConsistencyError(u"position_y", self, self.position_y._parent)
            if self.position_z._root != self._root:
                raise kaitaistruct.ConsistencyError(u"position_z", self._root, self.position_z._root)
            if self.position_z._parent != self:
                raise kaitaistruct.ConsistencyError(u"position_z", self, self.position_z._parent)
            if self.rotation_x._root != self._root:
                raise kaitaistruct.ConsistencyError(u"rotation_x", self._root, self.rotation_x._root)
            if self.rotation_x._parent != self:
                raise kaitaistruct.ConsistencyError(u"rotation_x", self, self.rotation_x._parent)
            if self.rotation_y._root != self._root:
                raise kaitaistruct.ConsistencyError(u"rotation_y", self._root, self.rotation_y._root)
            if self.rotation_y._parent != self:
                raise kaitaistruct.ConsistencyError(u"rotation_y", self, self.rotation_y._parent)
            if self.rotation_z._root != self._root:
                raise kaitaistruct.ConsistencyError(u"rotation_z", self._root, self.rotation_z._root)
            if self.rotation_z._parent != self:
                raise kaitaistruct.ConsistencyError(u"rotation_z", self, self.rotation_z._parent)
            if self.rotation_w._root != self._root:
                raise kaitaistruct.ConsistencyError(u"rotation_w", self._root, self.rotation_w._root)
            if self.rotation_w._parent != self:
                raise kaitaistruct.ConsistencyError(u"rotation_w", self, self.rotation_w._parent)
            self._dirty = False


    class SimpleRayCurves(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationTypes.SimpleRayCurves, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.origin_x = InputAnimationTypes.SimpleCurve(self._io, self, self._root)
            self.origin_x._read()
            self.origin_y = InputAnimationTypes.SimpleCurve(self._io, self, self._root)
            self.origin_y._read()
            self.origin_z = InputAnimationTypes.SimpleCurve(self._io, self, self._root)
            self.origin_z._read()
            self.direction_x = InputAnimationTypes.SimpleCurve(self._io, self, self._root)
            self.direction_x._read()
            self.direction_y = InputAnimationTypes.SimpleCurve(self._io, self, self._root)
            self.direction_y._read()
            self.direction_z = InputAnimationTypes.SimpleCurve(self._io, self, self._root)
            self.direction_z._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.origin_x._fetch_instances()
            self.origin_y._fetch_instances()
            self.origin_z._fetch_instances()
            self.direction_x._fetch_instances()
            self.direction_y._fetch_instances()
            self.direction_z._fetch_instances()


        def _write__seq(self, io=None):
            super(InputAnimationTypes.SimpleRayCurves, self)._write__seq(io)
            self.origin_x._write__seq(self._io)
            self.origin_y._write__seq(self._io)
            self.origin_z._write__seq(self._io)
            self.direction_x._write__seq(self._io)
            self.direction_y._write__seq(self._io)
            self.direction_z._write__seq(self._io)


        def _check(self):
            if self.origin_x._root != self._root:
                raise kaitaistruct.ConsistencyError(u"origin_x", self._root, self.origin_x._root)
            if self.origin_x._parent != self:
                raise kaitaistruct.ConsistencyError(u"origin_x", self, self.origin_x._parent)
            if self.origin_y._root != self._root:
                raise kaitaistruct.ConsistencyError(u"origin_y", self._root, self.origin_y._root)
            if self.origin_y._parent != self:
                raise kaitaistruct.ConsistencyError(u"origin_y", self, self.origin_y._parent)
            if self.origin_z._root != self._root:
                raise kaitaistruct.ConsistencyError(u"origin_z", self._root, self.origin_z._root)
            if self.origin_z._parent != self:
                raise kaitaistruct.ConsistencyError(u"origin_z", self, self.origin_z._parent)
            if self.direction_x._root != self._root:
                raise kaitaistruct.ConsistencyError(u"direction_x", self._root, self.direction_x._root)
            if self.direction_x._parent != self:
                raise kaitaistruct.ConsistencyError(u"direction_x", self, self.direction_x._parent)
            if self.direction_y._root != self._root:
                raise kaitaistruct.ConsistencyError(u"direction_y", self._root, self.direction_y._root)
            if self.direction_y._parent != self:
                raise kaitaistruct.ConsistencyError(u"direction_y", self, self.direction_y._parent)
            if self.direction_z._root != self._root:
                raise kaitaistruct.ConsistencyError(u"direction_z", self._root, self.direction_z._root)
            if self.direction_z._parent != self:
                raise kaitaistruct.ConsistencyError(u"direction_z", self, self.direction_z._parent)
            self._dirty = False



