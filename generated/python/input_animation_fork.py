# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO
import dotnet_string
import input_animation_types


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class InputAnimationFork(ReadWriteKaitaiStruct):
    """Public forks of MRTK keep the magic number, write no version fields and add three scale curves to
    each pose. This spec is here so that such a file is recognised and refused by name.
    """
    def __init__(self, _io=None, _parent=None, _root=None):
        super(InputAnimationFork, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.magic = self._io.read_bytes(8)
        if not self.magic == b"\xC6\x42\x9E\x0F\x6E\xAF\x8F\x6A":
            raise kaitaistruct.ValidationNotEqualError(b"\xC6\x42\x9E\x0F\x6E\xAF\x8F\x6A", self.magic, self._io, u"/seq/0")
        self.has_camera_pose = self._io.read_u1()
        self.has_hand_data = self._io.read_u1()
        self.has_eye_gaze = self._io.read_u1()
        if self.has_camera_pose != 0:
            pass
            self.camera = InputAnimationFork.ScaledPoseCurves(self._io, self, self._root)
            self.camera._read()

        if self.has_hand_data != 0:
            pass
            self.hands = InputAnimationFork.ScaledHands(self._io, self, self._root)
            self.hands._read()

        if self.has_eye_gaze != 0:
            pass
            self.eye_gaze = InputAnimationFork.ScaledPoseCurves(self._io, self, self._root)
            self.eye_gaze._read()

        self.num_objects = self._io.read_s4le()
        self.objects = []
        for i in range(self.num_objects):
            _t_objects = InputAnimationFork.RecordedObject(self._io, self, self._root)
            try:
                _t_objects._read()
            finally:
                self.objects.append(_t_objects)

        self.markers = input_animation_types.InputAnimationTypes.MarkerList(self._io)
        self.markers._read()
        self._dirty = False


    def _fetch_instances(self):
        pass
        if self.has_camera_pose != 0:
            pass
            self.camera._fetch_instances()

        if self.has_hand_data != 0:
            pass
            self.hands._fetch_instances()

        if self.has_eye_gaze != 0:
            pass
            self.eye_gaze._fetch_instances()

        for i in range(len(self.objects)):
            pass
            self.objects[i]._fetch_instances()

        self.markers._fetch_instances()


    def _write__seq(self, io=None):
        super(InputAnimationFork, self)._write__seq(io)
        self._io.write_bytes(self.magic)
        self._io.write_u1(self.has_camera_pose)
        self._io.write_u1(self.has_hand_data)
        self._io.write_u1(self.has_eye_gaze)
        if self.has_camera_pose != 0:
            pass
            self.camera._write__seq(self._io)

        if self.has_hand_data != 0:
            pass
            self.hands._write__seq(self._io)

        if self.has_eye_gaze != 0:
            pass
            self.eye_gaze._write__seq(self._io)

        self._io.write_s4le(self.num_objects)
        for i in range(len(self.objects)):
            pass
            self.objects[i]._write__seq(self._io)

        self.markers._write__seq(self._io)


    def _check(self):
        if len(self.magic) != 8:
            raise kaitaistruct.ConsistencyError(u"magic", 8, len(self.magic))
        if not self.magic == b"\xC6\x42\x9E\x0F\x6E\xAF\x8F\x6A":
            raise kaitaistruct.ValidationNotEqualError(b"\xC6\x42\x9E\x0F\x6E\xAF\x8F\x6A", self.magic, None, u"/seq/0")
        if self.has_camera_pose != 0:
            pass
            if self.camera._root != self._root:
                raise kaitaistruct.ConsistencyError(u"camera", self._root, self.camera._root)
            if self.camera._parent != self:
                raise kaitaistruct.ConsistencyError(u"camera", self, self.camera._parent)

        if self.has_hand_data != 0:
            pass
            if self.hands._root != self._root:
                raise kaitaistruct.ConsistencyError(u"hands", self._root, self.hands._root)
            if self.hands._parent != self:
                raise kaitaistruct.ConsistencyError(u"hands", self, self.hands._parent)

        if self.has_eye_gaze != 0:
            pass
            if self.eye_gaze._root != self._root:
                raise kaitaistruct.ConsistencyError(u"eye_gaze", self._root, self.eye_gaze._root)
            if self.eye_gaze._parent != self:
                raise kaitaistruct.ConsistencyError(u"eye_gaze", self, self.eye_gaze._parent)

        if len(self.objects) != self.num_objects:
            raise kaitaistruct.ConsistencyError(u"objects", self.num_objects, len(self.objects))
        for i in range(len(self.objects)):
            pass
            if self.objects[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"objects", self._root, self.objects[i]._root)
            if self.objects[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"objects", self, self.objects[i]._parent)

        self._dirty = False

    class RecordedObject(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationFork.RecordedObject, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.name = dotnet_string.DotnetString(self._io)
            self.name._read()
            self.pose = InputAnimationFork.ScaledPoseCurves(self._io, self, self._root)
            self.pose._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.pose._fetch_instances()


        def _write__seq(self, io=None):
            super(InputAnimationFork.RecordedObject, self)._write__seq(io)
            self.name._write__seq(self._io)
            self.pose._write__seq(self._io)


        def _check(self):
            if self.pose._root != self._root:
                raise kaitaistruct.ConsistencyError(u"pose", self._root, self.pose._root)
            if self.pose._parent != self:
                raise kaitaistruct.ConsistencyError(u"pose", self, self.pose._parent)
            self._dirty = False


    class ScaledHands(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationFork.ScaledHands, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.tracked_left = input_animation_types.InputAnimationTypes.BooleanCurve(self._io)
            self.tracked_left._read()
            self.tracked_right = input_animation_types.InputAnimationTypes.BooleanCurve(self._io)
            self.tracked_right._read()
            self.pinching_left = input_animation_types.InputAnimationTypes.BooleanCurve(self._io)
            self.pinching_left._read()
            self.pinching_right = input_animation_types.InputAnimationTypes.BooleanCurve(self._io)
            self.pinching_right._read()
            self.joints_left = []
            for i in range(27):
                _t_joints_left = InputAnimationFork.ScaledPoseCurves(self._io, self, self._root)
                try:
                    _t_joints_left._read()
                finally:
                    self.joints_left.append(_t_joints_left)

            self.joints_right = []
            for i in range(27):
                _t_joints_right = InputAnimationFork.ScaledPoseCurves(self._io, self, self._root)
                try:
                    _t_joints_right._read()
                finally:
                    self.joints_right.append(_t_joints_right)

            self._dirty = False


        def _fetch_instances(self):
            pass
            self.tracked_left._fetch_instances()
            self.tracked_right._fetch_instances()
            self.pinching_left._fetch_instances()
            self.pinching_right._fetch_instances()
            for i in range(len(self.joints_left)):
                pass
                self.joints_left[i]._fetch_instances()

            for i in range(len(self.joints_right)):
                pass
                self.joints_right[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(InputAnimationFork.ScaledHands, self)._write__seq(io)
            self.tracked_left._write__seq(self._io)
            self.tracked_right._write__seq(self._io)
            self.pinching_left._write__seq(self._io)
            self.pinching_right._write__seq(self._io)
            for i in range(len(self.joints_left)):
                pass
                self.joints_left[i]._write__seq(self._io)

            for i in range(len(self.joints_right)):
                pass
                self.joints_right[i]._write__seq(self._io)



        def _check(self):
            if len(self.joints_left) != 27:
                raise kaitaistruct.ConsistencyError(u"joints_left", 27, len(self.joints_left))
            for i in range(len(self.joints_left)):
                pass
                if self.joints_left[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"joints_left", self._root, self.joints_left[i]._root)
                if self.joints_left[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"joints_left", self, self.joints_left[i]._parent)

            if len(self.joints_right) != 27:
                raise kaitaistruct.ConsistencyError(u"joints_right", 27, len(self.joints_right))
            for i in range(len(self.joints_right)):
                pass
                if self.joints_right[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"joints_right", self._root, self.joints_right[i]._root)
                if self.joints_right[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"joints_right", self, self.joints_right[i]._parent)

            self._dirty = False


    class ScaledPoseCurves(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(InputAnimationFork.ScaledPoseCurves, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.curves = []
            for i in range(10):
                _t_curves = input_animation_types.InputAnimationTypes.SimpleCurve(self._io)
                try:
                    _t_curves._read()
                finally:
                    self.curves.append(_t_curves)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.curves)):
                pass
                self.curves[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(InputAnimationFork.ScaledPoseCurves, self)._write__seq(io)
            for i in range(len(self.curves)):
                pass
                self.curves[i]._write__seq(self._io)



        def _check(self):
            if len(self.curves) != 10:
                raise kaitaistruct.ConsistencyError(u"curves", 10, len(self.curves))
            for i in range(len(self.curves)):
                pass

            self._dirty = False



