# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import ReadWriteKaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MikotoMotion(ReadWriteKaitaiStruct):
    """A binary form of the motions that Mikoto writes as text (.mkm, "Mikoto Motion Ver 2"). It holds what
    such a text says, in its order, and what its form says: how lines end, and what stands after Eof.
    Mikoto itself has no binary form; this one is Diptych's own.
    
    Names are in CP932, Microsoft's form of Shift_JIS, and are kept as bytes even where they are not valid.
    """

    class Kind(IntEnum):
        motion = 0
        vector = 1
        quaternion = 2
        other = 3

    class LineEnd(IntEnum):
        lf = 0
        crlf = 1
    def __init__(self, _io=None, _parent=None, _root=None):
        super(MikotoMotion, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self

    def _read(self):
        self.magic = self._io.read_bytes(4)
        if not self.magic == b"\x4D\x4B\x4D\x42":
            raise kaitaistruct.ValidationNotEqualError(b"\x4D\x4B\x4D\x42", self.magic, self._io, u"/seq/0")
        self.version = self._io.read_u1()
        if not self.version == 1:
            raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/seq/1")
        self.line_end = KaitaiStream.resolve_enum(MikotoMotion.LineEnd, self._io.read_u1())
        self.len_tail = self._io.read_u4le()
        self.tail = self._io.read_bytes(self.len_tail)
        self.num_children = self._io.read_u4le()
        self.children = []
        for i in range(self.num_children):
            _t_children = MikotoMotion.Child(self._io, self, self._root)
            try:
                _t_children._read()
            finally:
                self.children.append(_t_children)

        self._dirty = False


    def _fetch_instances(self):
        pass
        for i in range(len(self.children)):
            pass
            self.children[i]._fetch_instances()



    def _write__seq(self, io=None):
        super(MikotoMotion, self)._write__seq(io)
        self._io.write_bytes(self.magic)
        self._io.write_u1(self.version)
        self._io.write_u1(int(self.line_end))
        self._io.write_u4le(self.len_tail)
        self._io.write_bytes(self.tail)
        self._io.write_u4le(self.num_children)
        for i in range(len(self.children)):
            pass
            self.children[i]._write__seq(self._io)



    def _check(self):
        if len(self.magic) != 4:
            raise kaitaistruct.ConsistencyError(u"magic", 4, len(self.magic))
        if not self.magic == b"\x4D\x4B\x4D\x42":
            raise kaitaistruct.ValidationNotEqualError(b"\x4D\x4B\x4D\x42", self.magic, None, u"/seq/0")
        if not self.version == 1:
            raise kaitaistruct.ValidationNotEqualError(1, self.version, None, u"/seq/1")
        if len(self.tail) != self.len_tail:
            raise kaitaistruct.ConsistencyError(u"tail", self.len_tail, len(self.tail))
        if len(self.children) != self.num_children:
            raise kaitaistruct.ConsistencyError(u"children", self.num_children, len(self.children))
        for i in range(len(self.children)):
            pass
            if self.children[i]._root != self._root:
                raise kaitaistruct.ConsistencyError(u"children", self._root, self.children[i]._root)
            if self.children[i]._parent != self:
                raise kaitaistruct.ConsistencyError(u"children", self, self.children[i]._parent)

        self._dirty = False

    class Child(ReadWriteKaitaiStruct):
        """One of the things that stand in a motion, in the order of the text."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(MikotoMotion.Child, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.kind = KaitaiStream.resolve_enum(MikotoMotion.Kind, self._io.read_u1())
            if not isinstance(self.kind, MikotoMotion.Kind):
                raise kaitaistruct.ValidationNotInEnumError(self.kind, self._io, u"/types/child/seq/0")
            _on = self.kind
            if _on == MikotoMotion.Kind.motion:
                pass
                self.body = MikotoMotion.Motion(self._io, self, self._root)
                self.body._read()
            elif _on == MikotoMotion.Kind.other:
                pass
                self.body = MikotoMotion.Other(self._io, self, self._root)
                self.body._read()
            elif _on == MikotoMotion.Kind.quaternion:
                pass
                self.body = MikotoMotion.Quaternion(self._io, self, self._root)
                self.body._read()
            elif _on == MikotoMotion.Kind.vector:
                pass
                self.body = MikotoMotion.Vector(self._io, self, self._root)
                self.body._read()
            self._dirty = False


        def _fetch_instances(self):
            pass
            _on = self.kind
            if _on == MikotoMotion.Kind.motion:
                pass
                self.body._fetch_instances()
            elif _on == MikotoMotion.Kind.other:
                pass
                self.body._fetch_instances()
            elif _on == MikotoMotion.Kind.quaternion:
                pass
                self.body._fetch_instances()
            elif _on == MikotoMotion.Kind.vector:
                pass
                self.body._fetch_instances()


        def _write__seq(self, io=None):
            super(MikotoMotion.Child, self)._write__seq(io)
            self._io.write_u1(int(self.kind))
            _on = self.kind
            if _on == MikotoMotion.Kind.motion:
                pass
                self.body._write__seq(self._io)
            elif _on == MikotoMotion.Kind.other:
                pass
                self.body._write__seq(self._io)
            elif _on == MikotoMotion.Kind.quaternion:
                pass
                self.body._write__seq(self._io)
            elif _on == MikotoMotion.Kind.vector:
                pass
                self.body._write__seq(self._io)


        def _check(self):
            if not isinstance(self.kind, MikotoMotion.Kind):
                raise kaitaistruct.ValidationNotInEnumError(self.kind, None, u"/types/child/seq/0")
            _on = self.kind
            if _on == MikotoMotion.Kind.motion:
                pass
                if self.body._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"body", self._root, self.body._root)
                if self.body._parent != self:
                    raise kaitaistruct.ConsistencyError(u"body", self, self.body._parent)
            elif _on == MikotoMotion.Kind.other:
                pass
                if self.body._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"body", self._root, self.body._root)
                if self.body._parent != self:
                    raise kaitaistruct.ConsistencyError(u"body", self, self.body._parent)
            elif _on == MikotoMotion.Kind.quaternion:
                pass
                if self.body._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"body", self._root, self.body._root)
                if self.body._parent != self:
                    raise kaitaistruct.ConsistencyError(u"body", self, self.body._parent)
            elif _on == MikotoMotion.Kind.vector:
                pass
                if self.body._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"body", self._root, self.body._root)
                if self.body._parent != self:
                    raise kaitaistruct.ConsistencyError(u"body", self, self.body._parent)
            self._dirty = False


    class Motion(ReadWriteKaitaiStruct):
        """A motion, which may hold others; in a file of several characters the inner ones name models."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(MikotoMotion.Motion, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.len_name = self._io.read_u4le()
            self.name = (self._io.read_bytes(self.len_name)).decode(u"Shift_JIS")
            self.endframe = self._io.read_s4le()
            self.looped = self._io.read_s4le()
            self.num_children = self._io.read_u4le()
            self.children = []
            for i in range(self.num_children):
                _t_children = MikotoMotion.Child(self._io, self, self._root)
                try:
                    _t_children._read()
                finally:
                    self.children.append(_t_children)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.children)):
                pass
                self.children[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(MikotoMotion.Motion, self)._write__seq(io)
            self._io.write_u4le(self.len_name)
            self._io.write_bytes((self.name).encode(u"Shift_JIS"))
            self._io.write_s4le(self.endframe)
            self._io.write_s4le(self.looped)
            self._io.write_u4le(self.num_children)
            for i in range(len(self.children)):
                pass
                self.children[i]._write__seq(self._io)



        def _check(self):
            if len((self.name).encode(u"Shift_JIS")) != self.len_name:
                raise kaitaistruct.ConsistencyError(u"name", self.len_name, len((self.name).encode(u"Shift_JIS")))
            if len(self.children) != self.num_children:
                raise kaitaistruct.ConsistencyError(u"children", self.num_children, len(self.children))
            for i in range(len(self.children)):
                pass
                if self.children[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"children", self._root, self.children[i]._root)
                if self.children[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"children", self, self.children[i]._parent)

            self._dirty = False


    class Other(ReadWriteKaitaiStruct):
        """An attribute or a block that the format has no name for, as it stands in the text."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(MikotoMotion.Other, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.len_text = self._io.read_u4le()
            self.text = self._io.read_bytes(self.len_text)
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(MikotoMotion.Other, self)._write__seq(io)
            self._io.write_u4le(self.len_text)
            self._io.write_bytes(self.text)


        def _check(self):
            if len(self.text) != self.len_text:
                raise kaitaistruct.ConsistencyError(u"text", self.len_text, len(self.text))
            self._dirty = False


    class Quaternion(ReadWriteKaitaiStruct):
        """A track of rotations. Both signs of a quaternion are legal and may alternate."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(MikotoMotion.Quaternion, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.len_name = self._io.read_u4le()
            self.name = (self._io.read_bytes(self.len_name)).decode(u"Shift_JIS")
            self.len_class = self._io.read_u4le()
            self.class_name = (self._io.read_bytes(self.len_class)).decode(u"Shift_JIS")
            self.len_member = self._io.read_u4le()
            self.member = (self._io.read_bytes(self.len_member)).decode(u"Shift_JIS")
            self.len_curve = self._io.read_u4le()
            self.curve = (self._io.read_bytes(self.len_curve)).decode(u"Shift_JIS")
            self.num_others = self._io.read_u4le()
            self.others = []
            for i in range(self.num_others):
                _t_others = MikotoMotion.Other(self._io, self, self._root)
                try:
                    _t_others._read()
                finally:
                    self.others.append(_t_others)

            self.num_keys = self._io.read_u4le()
            self.keys = []
            for i in range(self.num_keys):
                _t_keys = MikotoMotion.QuaternionKey(self._io, self, self._root)
                try:
                    _t_keys._read()
                finally:
                    self.keys.append(_t_keys)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.others)):
                pass
                self.others[i]._fetch_instances()

            for i in range(len(self.keys)):
                pass
                self.keys[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(MikotoMotion.Quaternion, self)._write__seq(io)
            self._io.write_u4le(self.len_name)
            self._io.write_bytes((self.name).encode(u"Shift_JIS"))
            self._io.write_u4le(self.len_class)
            self._io.write_bytes((self.class_name).encode(u"Shift_JIS"))
            self._io.write_u4le(self.len_member)
            self._io.write_bytes((self.member).encode(u"Shift_JIS"))
            self._io.write_u4le(self.len_curve)
            self._io.write_bytes((self.curve).encode(u"Shift_JIS"))
            self._io.write_u4le(self.num_others)
            for i in range(len(self.others)):
                pass
                self.others[i]._write__seq(self._io)

            self._io.write_u4le(self.num_keys)
            for i in range(len(self.keys)):
                pass
                self.keys[i]._write__seq(self._io)



        def _check(self):
            if len((self.name).encode(u"Shift_JIS")) != self.len_name:
                raise kaitaistruct.ConsistencyError(u"name", self.len_name, len((self.name).encode(u"Shift_JIS")))
            if len((self.class_name).encode(u"Shift_JIS")) != self.len_class:
                raise kaitaistruct.ConsistencyError(u"class_name", self.len_class, len((self.class_name).encode(u"Shift_JIS")))
            if len((self.member).encode(u"Shift_JIS")) != self.len_member:
                raise kaitaistruct.ConsistencyError(u"member", self.len_member, len((self.member).encode(u"Shift_JIS")))
            if len((self.curve).encode(u"Shift_JIS")) != self.len_curve:
                raise kaitaistruct.ConsistencyError(u"curve", self.len_curve, len((self.curve).encode(u"Shift_JIS")))
            if len(self.others) != self.num_others:
                raise kaitaistruct.ConsistencyError(u"others", self.num_others, len(self.others))
            for i in range(len(self.others)):
                pass
                if self.others[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"others", self._root, self.others[i]._root)
                if self.others[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"others", self, self.others[i]._parent)

            if len(self.keys) != self.num_keys:
                raise kaitaistruct.ConsistencyError(u"keys", self.num_keys, len(self.keys))
            for i in range(len(self.keys)):
                pass
                if self.keys[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"keys", self._root, self.keys[i]._root)
                if self.keys[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"keys", self, self.keys[i]._parent)

            self._dirty = False


    class QuaternionKey(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(MikotoMotion.QuaternionKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.frame = self._io.read_s4le()
            self.x = self._io.read_f8le()
            self.y = self._io.read_f8le()
            self.z = self._io.read_f8le()
            self.w = self._io.read_f8le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(MikotoMotion.QuaternionKey, self)._write__seq(io)
            self._io.write_s4le(self.frame)
            self._io.write_f8le(self.x)
            self._io.write_f8le(self.y)
            self._io.write_f8le(self.z)
            self._io.write_f8le(self.w)


        def _check(self):
            self._dirty = False


    class Vector(ReadWriteKaitaiStruct):
        """A track of positions, each absolute."""
        def __init__(self, _io=None, _parent=None, _root=None):
            super(MikotoMotion.Vector, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.len_name = self._io.read_u4le()
            self.name = (self._io.read_bytes(self.len_name)).decode(u"Shift_JIS")
            self.len_class = self._io.read_u4le()
            self.class_name = (self._io.read_bytes(self.len_class)).decode(u"Shift_JIS")
            self.len_member = self._io.read_u4le()
            self.member = (self._io.read_bytes(self.len_member)).decode(u"Shift_JIS")
            self.len_curve = self._io.read_u4le()
            self.curve = (self._io.read_bytes(self.len_curve)).decode(u"Shift_JIS")
            self.num_others = self._io.read_u4le()
            self.others = []
            for i in range(self.num_others):
                _t_others = MikotoMotion.Other(self._io, self, self._root)
                try:
                    _t_others._read()
                finally:
                    self.others.append(_t_others)

            self.num_keys = self._io.read_u4le()
            self.keys = []
            for i in range(self.num_keys):
                _t_keys = MikotoMotion.VectorKey(self._io, self, self._root)
                try:
                    _t_keys._read()
                finally:
                    self.keys.append(_t_keys)

            self._dirty = False


        def _fetch_instances(self):
            pass
            for i in range(len(self.others)):
                pass
                self.others[i]._fetch_instances()

            for i in range(len(self.keys)):
                pass
                self.keys[i]._fetch_instances()



        def _write__seq(self, io=None):
            super(MikotoMotion.Vector, self)._write__seq(io)
            self._io.write_u4le(self.len_name)
            self._io.write_bytes((self.name).encode(u"Shift_JIS"))
            self._io.write_u4le(self.len_class)
            self._io.write_bytes((self.class_name).encode(u"Shift_JIS"))
            self._io.write_u4le(self.len_member)
            self._io.write_bytes((self.member).encode(u"Shift_JIS"))
            self._io.write_u4le(self.len_curve)
            self._io.write_bytes((self.curve).encode(u"Shift_JIS"))
            self._io.write_u4le(self.num_others)
            for i in range(len(self.others)):
                pass
                self.others[i]._write__seq(self._io)

            self._io.write_u4le(self.num_keys)
            for i in range(len(self.keys)):
                pass
                self.keys[i]._write__seq(self._io)



        def _check(self):
            if len((self.name).encode(u"Shift_JIS")) != self.len_name:
                raise kaitaistruct.ConsistencyError(u"name", self.len_name, len((self.name).encode(u"Shift_JIS")))
            if len((self.class_name).encode(u"Shift_JIS")) != self.len_class:
                raise kaitaistruct.ConsistencyError(u"class_name", self.len_class, len((self.class_name).encode(u"Shift_JIS")))
            if len((self.member).encode(u"Shift_JIS")) != self.len_member:
                raise kaitaistruct.ConsistencyError(u"member", self.len_member, len((self.member).encode(u"Shift_JIS")))
            if len((self.curve).encode(u"Shift_JIS")) != self.len_curve:
                raise kaitaistruct.ConsistencyError(u"curve", self.len_curve, len((self.curve).encode(u"Shift_JIS")))
            if len(self.others) != self.num_others:
                raise kaitaistruct.ConsistencyError(u"others", self.num_others, len(self.others))
            for i in range(len(self.others)):
                pass
                if self.others[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"others", self._root, self.others[i]._root)
                if self.others[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"others", self, self.others[i]._parent)

            if len(self.keys) != self.num_keys:
                raise kaitaistruct.ConsistencyError(u"keys", self.num_keys, len(self.keys))
            for i in range(len(self.keys)):
                pass
                if self.keys[i]._root != self._root:
                    raise kaitaistruct.ConsistencyError(u"keys", self._root, self.keys[i]._root)
                if self.keys[i]._parent != self:
                    raise kaitaistruct.ConsistencyError(u"keys", self, self.keys[i]._parent)

            self._dirty = False


    class VectorKey(ReadWriteKaitaiStruct):
        def __init__(self, _io=None, _parent=None, _root=None):
            super(MikotoMotion.VectorKey, self).__init__(_io)
            self._parent = _parent
            self._root = _root

        def _read(self):
            self.frame = self._io.read_s4le()
            self.x = self._io.read_f8le()
            self.y = self._io.read_f8le()
            self.z = self._io.read_f8le()
            self._dirty = False


        def _fetch_instances(self):
            pass


        def _write__seq(self, io=None):
            super(MikotoMotion.VectorKey, self)._write__seq(io)
            self._io.write_s4le(self.frame)
            self._io.write_f8le(self.x)
            self._io.write_f8le(self.y)
            self._io.write_f8le(self.z)


        def _check(self):
            self._dirty = False



