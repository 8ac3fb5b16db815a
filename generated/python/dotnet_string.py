# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class DotnetString(ReadWriteKaitaiStruct):
    """The byte length as LEB128 (7 bits a byte, low first), then so many bytes of UTF-8.
    """
    def __init__(self, _io=None, _parent=None, _root=None):
        super(DotnetString, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.len_value = DotnetString.Leb128(self._io, self, self._root)
        self.len_value._read()
        self.value = (self._io.read_bytes(self.len_value.value)).decode(u"UTF-8")
        self._dirty = False


    def _fetch_instances(self):
        pass
        self.len_value._fetch_instances()


    def _write__seq(self, io=None):
        super(DotnetString, self)._write__seq(io)
        self.len_value._write__seq(self._io)
        self._io.write_bytes((self.value).encode(u"UTF-8"))


    def _check(self):
        if self.len_value._root != self._root:
            raise kaitaistruct.ConsistencyError(u"len_value", self._root, self.len_value._root)
        if self.len_value._parent != self:
            raise kaitaistruct.ConsistencyError(u"len_value", self, self.len_value._parent)
        if len((self.value).encode(u"UTF-8")) != self.len_value.value:
            raise kaitaistruct.ConsistencyError(u"value", self.len_value.value, len((self.value).encode(u"UTF-8")))
        self._dirty = False

    class Leb128(ReadWriteKaitaiStruct):
        """An unsigned number in groups of 7 bits, low first; every byte but the last has its high bit
        set. .NET writes at most 5 of them.
        """
        def __init__(self, _io=None, _parent=None, _root=None):
            super(DotnetString.Leb128, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.groups = []
            i = 0
            while True:
                _ = self._io.read_u1()
                self.groups.append(_)
                if _ & 128 == 0:
                    break
                i += 1
            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.groups)):
                pass



        def _write__seq(self, io=None):
            super(DotnetString.Leb128, self)._write__seq(io)
            for i in range(len(self.groups)):
                pass
                self._io.write_u1(self.groups[i])



        def _check(self):
            if len(self.groups) == 0:
                raise kaitaistruct.ConsistencyError(u"groups", 0, len(self.groups))
            for i in range(len(self.groups)):
                pass
                _ = self.groups[i]
                if (_ & 128 == 0) != (i == len(self.groups) - 1):
                    raise kaitaistruct.ConsistencyError(u"groups", i == len(self.groups) - 1, _ & 128 == 0)

            self._dirty = False

        @property
        def low0(self):
            if hasattr(self, '_m_low0'):
                return self._m_low0

            self._m_low0 = self.groups[0] & 127
            return getattr(self, '_m_low0', None)

        def _invalidate_low0(self):
            del self._m_low0
        @property
        def low1(self):
            if hasattr(self, '_m_low1'):
                return self._m_low1

            if len(self.groups) > 1:
                pass
                self._m_low1 = self.groups[1] & 127

            return getattr(self, '_m_low1', None)

        def _invalidate_low1(self):
            del self._m_low1
        @property
        def low2(self):
            if hasattr(self, '_m_low2'):
                return self._m_low2

            if len(self.groups) > 2:
                pass
                self._m_low2 = self.groups[2] & 127

            return getattr(self, '_m_low2', None)

        def _invalidate_low2(self):
            del self._m_low2
        @property
        def low3(self):
            if hasattr(self, '_m_low3'):
                return self._m_low3

            if len(self.groups) > 3:
                pass
                self._m_low3 = self.groups[3] & 127

            return getattr(self, '_m_low3', None)

        def _invalidate_low3(self):
            del self._m_low3
        @property
        def low4(self):
            if hasattr(self, '_m_low4'):
                return self._m_low4

            if len(self.groups) > 4:
                pass
                self._m_low4 = self.groups[4] & 15

            return getattr(self, '_m_low4', None)

        def _invalidate_low4(self):
            del self._m_low4
        @property
        def value(self):
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (((self.low0 + (self.low1 << 7 if len(self.groups) > 1 else 0)) + (self.low2 << 14 if len(self.groups) > 2 else 0)) + (self.low3 << 21 if len(self.groups) > 3 else 0)) + (self.low4 << 28 if len(self.groups) > 4 else 0)
            return getattr(self, '_m_value', None)

        def _invalidate_value(self):
            del self._m_value


