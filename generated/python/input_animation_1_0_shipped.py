# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO
import input_animation_types


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class InputAnimation10Shipped(ReadWriteKaitaiStruct):
    """MRTK 2.0.0 to 2.5.x write and read these bytes.
    """
    def __init__(self, _io=None, _parent=None, _root=None):
        super(InputAnimation10Shipped, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.magic = self._io.read_bytes(8)
        if not self.magic == b"\xC6\x42\x9E\x0F\x6E\xAF\x8F\x6A":
            raise kaitaistruct.ValidationNotEqualError(b"\xC6\x42\x9E\x0F\x6E\xAF\x8F\x6A", self.magic, self._io, u"/seq/0")
        self.version_major = self._io.read_s4le()
        if not self.version_major == 1:
            raise kaitaistruct.ValidationNotEqualError(1, self.version_major, self._io, u"/seq/1")
        self.version_minor = self._io.read_s4le()
        if not self.version_minor == 0:
            raise kaitaistruct.ValidationNotEqualError(0, self.version_minor, self._io, u"/seq/2")
        self.camera = input_animation_types.InputAnimationTypes.PoseCurves(self._io)
        self.camera._read()
        self.hands = input_animation_types.InputAnimationTypes.Hands(self._io)
        self.hands._read()
        self.markers = input_animation_types.InputAnimationTypes.MarkerList(self._io)
        self.markers._read()
        self._dirty = False


    def _fetch_instances(self):
        pass
        self.camera._fetch_instances()
        self.hands._fetch_instances()
        self.markers._fetch_instances()


    def _write__seq(self, io=None):
        super(InputAnimation10Shipped, self)._write__seq(io)
        self._io.write_bytes(self.magic)
        self._io.write_s4le(self.version_major)
        self._io.write_s4le(self.version_minor)
        self.camera._write__seq(self._io)
        self.hands._write__seq(self._io)
        self.markers._write__seq(self._io)


    def _check(self):
        if len(self.magic) != 8:
            raise kaitaistruct.ConsistencyError(u"magic", 8, len(self.magic))
        if not self.magic == b"\xC6\x42\x9E\x0F\x6E\xAF\x8F\x6A":
            raise kaitaistruct.ValidationNotEqualError(b"\xC6\x42\x9E\x0F\x6E\xAF\x8F\x6A", self.magic, None, u"/seq/0")
        if not self.version_major == 1:
            raise kaitaistruct.ValidationNotEqualError(1, self.version_major, None, u"/seq/1")
        if not self.version_minor == 0:
            raise kaitaistruct.ValidationNotEqualError(0, self.version_minor, None, u"/seq/2")
        self._dirty = False


