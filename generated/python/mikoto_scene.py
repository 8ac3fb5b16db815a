# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MikotoScene(ReadWriteKaitaiStruct):
    """The scenes that Mikoto saves (.mks): characters, their models and skeletons, and motions in a form
    of their own. Only what tells them apart is described here.
    """
    def __init__(self, _io=None, _parent=None, _root=None):
        super(MikotoScene, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.header = self._io.read_bytes(16)
        if not self.header == b"\x4D\x69\x6B\x6F\x74\x6F\x20\x53\x63\x65\x6E\x65\x20\x56\x65\x72":
            raise kaitaistruct.ValidationNotEqualError(b"\x4D\x69\x6B\x6F\x74\x6F\x20\x53\x63\x65\x6E\x65\x20\x56\x65\x72", self.header, self._io, u"/seq/0")
        self.rest = self._io.read_bytes_full()
        self._dirty = False


    def _fetch_instances(self):
        pass


    def _write__seq(self, io=None):
        super(MikotoScene, self)._write__seq(io)
        self._io.write_bytes(self.header)
        self._io.write_bytes(self.rest)
        if not self._io.is_eof():
            raise kaitaistruct.ConsistencyError(u"rest", 0, self._io.size() - self._io.pos())


    def _check(self):
        if len(self.header) != 16:
            raise kaitaistruct.ConsistencyError(u"header", 16, len(self.header))
        if not self.header == b"\x4D\x69\x6B\x6F\x74\x6F\x20\x53\x63\x65\x6E\x65\x20\x56\x65\x72":
            raise kaitaistruct.ValidationNotEqualError(b"\x4D\x69\x6B\x6F\x74\x6F\x20\x53\x63\x65\x6E\x65\x20\x56\x65\x72", self.header, None, u"/seq/0")
        self._dirty = False


