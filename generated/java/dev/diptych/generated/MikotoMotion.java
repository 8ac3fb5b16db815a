// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package dev.diptych.generated;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;
import java.util.Arrays;
import java.util.ArrayList;
import io.kaitai.struct.ConsistencyError;
import java.util.Objects;
import java.nio.charset.Charset;
import java.util.List;


/**
 * A binary form of the motions that Mikoto writes as text (.mkm, "Mikoto Motion Ver 2"). It holds what
 * such a text says, in its order, and what its form says: how lines end, and what stands after Eof.
 * Mikoto itself has no binary form; this one is Diptych's own.
 * 
 * Names are in CP932, Microsoft's form of Shift_JIS, and are kept as bytes even where they are not valid.
 */
public class MikotoMotion extends KaitaiStruct.ReadWrite {
    public static MikotoMotion fromFile(String fileName) throws IOException {
        return new MikotoMotion(new ByteBufferKaitaiStream(fileName));
    }

    public enum Kind {
        MOTION(0),
        VECTOR(1),
        QUATERNION(2),
        OTHER(3);

        private final long id;
        Kind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Kind> byId = new HashMap<Long, Kind>(4);
        static {
            for (Kind e : Kind.values())
                byId.put(e.id(), e);
        }
        public static Kind byId(long id) { return byId.get(id); }
    }

    public enum LineEnd {
        LF(0),
        CRLF(1);

        private final long id;
        LineEnd(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, LineEnd> byId = new HashMap<Long, LineEnd>(2);
        static {
            for (LineEnd e : LineEnd.values())
                byId.put(e.id(), e);
        }
        public static LineEnd byId(long id) { return byId.get(id); }
    }
    public MikotoMotion() {
        this(null, null, null);
    }

    public MikotoMotion(KaitaiStream _io) {
        this(_io, null, null);
    }

    public MikotoMotion(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
        this(_io, _parent, null);
    }

    public MikotoMotion(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, MikotoMotion _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
    }
    public void _read() {
        this.magic = this._io.readBytes(4);
        if (!(Arrays.equals(this.magic, new byte[] { 77, 75, 77, 66 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 77, 75, 77, 66 }, this.magic, this._io, "/seq/0");
        }
        this.version = this._io.readU1();
        if (!(this.version == 1)) {
            throw new KaitaiStream.ValidationNotEqualError(1, this.version, this._io, "/seq/1");
        }
        this.lineEnd = LineEnd.byId(this._io.readU1());
        this.lenTail = this._io.readU4le();
        this.tail = this._io.readBytes(lenTail());
        this.numChildren = this._io.readU4le();
        this.children = new ArrayList<Child>();
        for (int i = 0; i < numChildren(); i++) {
            Child _t_children = new Child(this._io, this, _root);
            try {
                _t_children._read();
            } finally {
                this.children.add(_t_children);
            }
        }
        _dirty = false;
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.children.size(); i++) {
            this.children.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    public void _write_Seq() {
        _assertNotDirty();
        this._io.writeBytes(this.magic);
        this._io.writeU1(this.version);
        this._io.writeU1(((Number) (this.lineEnd.id())).intValue());
        this._io.writeU4le(this.lenTail);
        this._io.writeBytes(this.tail);
        this._io.writeU4le(this.numChildren);
        for (int i = 0; i < this.children.size(); i++) {
            this.children.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
    }

    public void _check() {
        if (this.magic.length != 4)
            throw new ConsistencyError("magic", 4, this.magic.length);
        if (!(Arrays.equals(this.magic, new byte[] { 77, 75, 77, 66 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 77, 75, 77, 66 }, this.magic, null, "/seq/0");
        }
        if (!(this.version == 1)) {
            throw new KaitaiStream.ValidationNotEqualError(1, this.version, null, "/seq/1");
        }
        if (this.tail.length != lenTail())
            throw new ConsistencyError("tail", lenTail(), this.tail.length);
        if (this.children.size() != numChildren())
            throw new ConsistencyError("children", numChildren(), this.children.size());
        for (int i = 0; i < this.children.size(); i++) {
            if (!Objects.equals(this.children.get(((Number) (i)).intValue())._root(), _root()))
                throw new ConsistencyError("children", _root(), this.children.get(((Number) (i)).intValue())._root());
            if (!Objects.equals(this.children.get(((Number) (i)).intValue())._parent(), this))
                throw new ConsistencyError("children", this, this.children.get(((Number) (i)).intValue())._parent());
        }
        _dirty = false;
    }

    /**
     * One of the things that stand in a motion, in the order of the text.
     */
    public static class Child extends KaitaiStruct.ReadWrite {
        public static Child fromFile(String fileName) throws IOException {
            return new Child(new ByteBufferKaitaiStream(fileName));
        }
        public Child() {
            this(null, null, null);
        }

        public Child(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Child(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
            this(_io, _parent, null);
        }

        public Child(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, MikotoMotion _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.kind = MikotoMotion.Kind.byId(this._io.readU1());
            if (this.kind == null) {
                throw new KaitaiStream.ValidationNotInEnumError(this.kind, this._io, "/types/child/seq/0");
            }
            {
                Kind on = kind();
                if (on != null) {
                    switch (kind()) {
                    case MOTION: {
                        this.body = new Motion(this._io, this, _root);
                        ((Motion) (this.body))._read();
                        break;
                    }
                    case OTHER: {
                        this.body = new Other(this._io, this, _root);
                        ((Other) (this.body))._read();
                        break;
                    }
                    case QUATERNION: {
                        this.body = new Quaternion(this._io, this, _root);
                        ((Quaternion) (this.body))._read();
                        break;
                    }
                    case VECTOR: {
                        this.body = new Vector(this._io, this, _root);
                        ((Vector) (this.body))._read();
                        break;
                    }
                    }
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            {
                Kind on = kind();
                if (on != null) {
                    switch (kind()) {
                    case MOTION: {
                        ((Motion) (this.body))._fetchInstances();
                        break;
                    }
                    case OTHER: {
                        ((Other) (this.body))._fetchInstances();
                        break;
                    }
                    case QUATERNION: {
                        ((Quaternion) (this.body))._fetchInstances();
                        break;
                    }
                    case VECTOR: {
                        ((Vector) (this.body))._fetchInstances();
                        break;
                    }
                    }
                }
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU1(((Number) (this.kind.id())).intValue());
            {
                Kind on = kind();
                if (on != null) {
                    switch (kind()) {
                    case MOTION: {
                        ((Motion) (this.body))._write_Seq(this._io);
                        break;
                    }
                    case OTHER: {
                        ((Other) (this.body))._write_Seq(this._io);
                        break;
                    }
                    case QUATERNION: {
                        ((Quaternion) (this.body))._write_Seq(this._io);
                        break;
                    }
                    case VECTOR: {
                        ((Vector) (this.body))._write_Seq(this._io);
                        break;
                    }
                    }
                }
            }
        }

        public void _check() {
            if (this.kind == null) {
                throw new KaitaiStream.ValidationNotInEnumError(this.kind, null, "/types/child/seq/0");
            }
            {
                Kind on = kind();
                if (on != null) {
                    switch (kind()) {
                    case MOTION: {
                        if (!Objects.equals(((MikotoMotion.Motion) (this.body))._root(), _root()))
                            throw new ConsistencyError("body", _root(), ((MikotoMotion.Motion) (this.body))._root());
                        if (!Objects.equals(((MikotoMotion.Motion) (this.body))._parent(), this))
                            throw new ConsistencyError("body", this, ((MikotoMotion.Motion) (this.body))._parent());
                        break;
                    }
                    case OTHER: {
                        if (!Objects.equals(((MikotoMotion.Other) (this.body))._root(), _root()))
                            throw new ConsistencyError("body", _root(), ((MikotoMotion.Other) (this.body))._root());
                        if (!Objects.equals(((MikotoMotion.Other) (this.body))._parent(), this))
                            throw new ConsistencyError("body", this, ((MikotoMotion.Other) (this.body))._parent());
                        break;
                    }
                    case QUATERNION: {
                        if (!Objects.equals(((MikotoMotion.Quaternion) (this.body))._root(), _root()))
                            throw new ConsistencyError("body", _root(), ((MikotoMotion.Quaternion) (this.body))._root());
                        if (!Objects.equals(((MikotoMotion.Quaternion) (this.body))._parent(), this))
                            throw new ConsistencyError("body", this, ((MikotoMotion.Quaternion) (this.body))._parent());
                        break;
                    }
                    case VECTOR: {
                        if (!Objects.equals(((MikotoMotion.Vector) (this.body))._root(), _root()))
                            throw new ConsistencyError("body", _root(), ((MikotoMotion.Vector) (this.body))._root());
                        if (!Objects.equals(((MikotoMotion.Vector) (this.body))._parent(), this))
                            throw new ConsistencyError("body", this, ((MikotoMotion.Vector) (this.body))._parent());
                        break;
                    }
                    }
                }
            }
            _dirty = false;
        }
        private Kind kind;
        private KaitaiStruct.ReadWrite body;
        private MikotoMotion _root;
        private KaitaiStruct.ReadWrite _parent;
        public Kind kind() { return kind; }
        public void setKind(Kind _v) { _dirty = true; kind = _v; }
        public KaitaiStruct.ReadWrite body() { return body; }
        public void setBody(KaitaiStruct.ReadWrite _v) { _dirty = true; body = _v; }
        public MikotoMotion _root() { return _root; }
        public void set_root(MikotoMotion _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A motion, which may hold others; in a file of several characters the inner ones name models.
     */
    public static class Motion extends KaitaiStruct.ReadWrite {
        public static Motion fromFile(String fileName) throws IOException {
            return new Motion(new ByteBufferKaitaiStream(fileName));
        }
        public Motion() {
            this(null, null, null);
        }

        public Motion(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Motion(KaitaiStream _io, MikotoMotion.Child _parent) {
            this(_io, _parent, null);
        }

        public Motion(KaitaiStream _io, MikotoMotion.Child _parent, MikotoMotion _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.lenName = this._io.readU4le();
            this.name = new String(this._io.readBytes(lenName()), Charset.forName("Shift_JIS"));
            this.endframe = this._io.readS4le();
            this.looped = this._io.readS4le();
            this.numChildren = this._io.readU4le();
            this.children = new ArrayList<Child>();
            for (int i = 0; i < numChildren(); i++) {
                Child _t_children = new Child(this._io, this, _root);
                try {
                    _t_children._read();
                } finally {
                    this.children.add(_t_children);
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.children.size(); i++) {
                this.children.get(((Number) (i)).intValue())._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.lenName);
            this._io.writeBytes((this.name).getBytes(Charset.forName("Shift_JIS")));
            this._io.writeS4le(this.endframe);
            this._io.writeS4le(this.looped);
            this._io.writeU4le(this.numChildren);
            for (int i = 0; i < this.children.size(); i++) {
                this.children.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }

        public void _check() {
            if ((this.name).getBytes(Charset.forName("Shift_JIS")).length != lenName())
                throw new ConsistencyError("name", lenName(), (this.name).getBytes(Charset.forName("Shift_JIS")).length);
            if (this.children.size() != numChildren())
                throw new ConsistencyError("children", numChildren(), this.children.size());
            for (int i = 0; i < this.children.size(); i++) {
                if (!Objects.equals(this.children.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("children", _root(), this.children.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.children.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("children", this, this.children.get(((Number) (i)).intValue())._parent());
            }
            _dirty = false;
        }
        private long lenName;
        private String name;
        private int endframe;
        private int looped;
        private long numChildren;
        private List<Child> children;
        private MikotoMotion _root;
        private MikotoMotion.Child _parent;
        public long lenName() { return lenName; }
        public void setLenName(long _v) { _dirty = true; lenName = _v; }
        public String name() { return name; }
        public void setName(String _v) { _dirty = true; name = _v; }

        /**
         * The frame at which the motion ends. It need not be that of the last key.
         */
        public int endframe() { return endframe; }
        public void setEndframe(int _v) { _dirty = true; endframe = _v; }

        /**
         * Whether it begins again at its end, 0 or 1.
         */
        public int looped() { return looped; }
        public void setLooped(int _v) { _dirty = true; looped = _v; }
        public long numChildren() { return numChildren; }
        public void setNumChildren(long _v) { _dirty = true; numChildren = _v; }
        public List<Child> children() { return children; }
        public void setChildren(List<Child> _v) { _dirty = true; children = _v; }
        public MikotoMotion _root() { return _root; }
        public void set_root(MikotoMotion _v) { _dirty = true; _root = _v; }
        public MikotoMotion.Child _parent() { return _parent; }
        public void set_parent(MikotoMotion.Child _v) { _dirty = true; _parent = _v; }
    }

    /**
     * An attribute or a block that the format has no name for, as it stands in the text.
     */
    public static class Other extends KaitaiStruct.ReadWrite {
        public static Other fromFile(String fileName) throws IOException {
            return new Other(new ByteBufferKaitaiStream(fileName));
        }
        public Other() {
            this(null, null, null);
        }

        public Other(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Other(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
            this(_io, _parent, null);
        }

        public Other(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, MikotoMotion _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.lenText = this._io.readU4le();
            this.text = this._io.readBytes(lenText());
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.lenText);
            this._io.writeBytes(this.text);
        }

        public void _check() {
            if (this.text.length != lenText())
                throw new ConsistencyError("text", lenText(), this.text.length);
            _dirty = false;
        }
        private long lenText;
        private byte[] text;
        private MikotoMotion _root;
        private KaitaiStruct.ReadWrite _parent;
        public long lenText() { return lenText; }
        public void setLenText(long _v) { _dirty = true; lenText = _v; }
        public byte[] text() { return text; }
        public void setText(byte[] _v) { _dirty = true; text = _v; }
        public MikotoMotion _root() { return _root; }
        public void set_root(MikotoMotion _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A track of rotations. Both signs of a quaternion are legal and may alternate.
     */
    public static class Quaternion extends KaitaiStruct.ReadWrite {
        public static Quaternion fromFile(String fileName) throws IOException {
            return new Quaternion(new ByteBufferKaitaiStream(fileName));
        }
        public Quaternion() {
            this(null, null, null);
        }

        public Quaternion(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Quaternion(KaitaiStream _io, MikotoMotion.Child _parent) {
            this(_io, _parent, null);
        }

        public Quaternion(KaitaiStream _io, MikotoMotion.Child _parent, MikotoMotion _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.lenName = this._io.readU4le();
            this.name = new String(this._io.readBytes(lenName()), Charset.forName("Shift_JIS"));
            this.lenClass = this._io.readU4le();
            this.className = new String(this._io.readBytes(lenClass()), Charset.forName("Shift_JIS"));
            this.lenMember = this._io.readU4le();
            this.member = new String(this._io.readBytes(lenMember()), Charset.forName("Shift_JIS"));
            this.lenCurve = this._io.readU4le();
            this.curve = new String(this._io.readBytes(lenCurve()), Charset.forName("Shift_JIS"));
            this.numOthers = this._io.readU4le();
            this.others = new ArrayList<Other>();
            for (int i = 0; i < numOthers(); i++) {
                Other _t_others = new Other(this._io, this, _root);
                try {
                    _t_others._read();
                } finally {
                    this.others.add(_t_others);
                }
            }
            this.numKeys = this._io.readU4le();
            this.keys = new ArrayList<QuaternionKey>();
            for (int i = 0; i < numKeys(); i++) {
                QuaternionKey _t_keys = new QuaternionKey(this._io, this, _root);
                try {
                    _t_keys._read();
                } finally {
                    this.keys.add(_t_keys);
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.others.size(); i++) {
                this.others.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.keys.size(); i++) {
                this.keys.get(((Number) (i)).intValue())._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.lenName);
            this._io.writeBytes((this.name).getBytes(Charset.forName("Shift_JIS")));
            this._io.writeU4le(this.lenClass);
            this._io.writeBytes((this.className).getBytes(Charset.forName("Shift_JIS")));
            this._io.writeU4le(this.lenMember);
            this._io.writeBytes((this.member).getBytes(Charset.forName("Shift_JIS")));
            this._io.writeU4le(this.lenCurve);
            this._io.writeBytes((this.curve).getBytes(Charset.forName("Shift_JIS")));
            this._io.writeU4le(this.numOthers);
            for (int i = 0; i < this.others.size(); i++) {
                this.others.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
            this._io.writeU4le(this.numKeys);
            for (int i = 0; i < this.keys.size(); i++) {
                this.keys.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }

        public void _check() {
            if ((this.name).getBytes(Charset.forName("Shift_JIS")).length != lenName())
                throw new ConsistencyError("name", lenName(), (this.name).getBytes(Charset.forName("Shift_JIS")).length);
            if ((this.className).getBytes(Charset.forName("Shift_JIS")).length != lenClass())
                throw new ConsistencyError("class_name", lenClass(), (this.className).getBytes(Charset.forName("Shift_JIS")).length);
            if ((this.member).getBytes(Charset.forName("Shift_JIS")).length != lenMember())
                throw new ConsistencyError("member", lenMember(), (this.member).getBytes(Charset.forName("Shift_JIS")).length);
            if ((this.curve).getBytes(Charset.forName("Shift_JIS")).length != lenCurve())
                throw new ConsistencyError("curve", lenCurve(), (this.curve).getBytes(Charset.forName("Shift_JIS")).length);
            if (this.others.size() != numOthers())
                throw new ConsistencyError("others", numOthers(), this.others.size());
            for (int i = 0; i < this.others.size(); i++) {
                if (!Objects.equals(this.others.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("others", _root(), this.others.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.others.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("others", this, this.others.get(((Number) (i)).intValue())._parent());
            }
            if (this.keys.size() != numKeys())
                throw new ConsistencyError("keys", numKeys(), this.keys.size());
            for (int i = 0; i < this.keys.size(); i++) {
                if (!Objects.equals(this.keys.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("keys", _root(), this.keys.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.keys.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("keys", this, this.keys.get(((Number) (i)).intValue())._parent());
            }
            _dirty = false;
        }
        private long lenName;
        private String name;
        private long lenClass;
        private String className;
        private long lenMember;
        private String member;
        private long lenCurve;
        private String curve;
        private long numOthers;
        private List<Other> others;
        private long numKeys;
        private List<QuaternionKey> keys;
        private MikotoMotion _root;
        private MikotoMotion.Child _parent;
        public long lenName() { return lenName; }
        public void setLenName(long _v) { _dirty = true; lenName = _v; }
        public String name() { return name; }
        public void setName(String _v) { _dirty = true; name = _v; }
        public long lenClass() { return lenClass; }
        public void setLenClass(long _v) { _dirty = true; lenClass = _v; }

        /**
         * Bone, or Coordinate for the whole actor.
         */
        public String className() { return className; }
        public void setClassName(String _v) { _dirty = true; className = _v; }
        public long lenMember() { return lenMember; }
        public void setLenMember(long _v) { _dirty = true; lenMember = _v; }

        /**
         * rot
         */
        public String member() { return member; }
        public void setMember(String _v) { _dirty = true; member = _v; }
        public long lenCurve() { return lenCurve; }
        public void setLenCurve(long _v) { _dirty = true; lenCurve = _v; }

        /**
         * How to go from key to key, linear or spline.
         */
        public String curve() { return curve; }
        public void setCurve(String _v) { _dirty = true; curve = _v; }
        public long numOthers() { return numOthers; }
        public void setNumOthers(long _v) { _dirty = true; numOthers = _v; }
        public List<Other> others() { return others; }
        public void setOthers(List<Other> _v) { _dirty = true; others = _v; }
        public long numKeys() { return numKeys; }
        public void setNumKeys(long _v) { _dirty = true; numKeys = _v; }
        public List<QuaternionKey> keys() { return keys; }
        public void setKeys(List<QuaternionKey> _v) { _dirty = true; keys = _v; }
        public MikotoMotion _root() { return _root; }
        public void set_root(MikotoMotion _v) { _dirty = true; _root = _v; }
        public MikotoMotion.Child _parent() { return _parent; }
        public void set_parent(MikotoMotion.Child _v) { _dirty = true; _parent = _v; }
    }
    public static class QuaternionKey extends KaitaiStruct.ReadWrite {
        public static QuaternionKey fromFile(String fileName) throws IOException {
            return new QuaternionKey(new ByteBufferKaitaiStream(fileName));
        }
        public QuaternionKey() {
            this(null, null, null);
        }

        public QuaternionKey(KaitaiStream _io) {
            this(_io, null, null);
        }

        public QuaternionKey(KaitaiStream _io, MikotoMotion.Quaternion _parent) {
            this(_io, _parent, null);
        }

        public QuaternionKey(KaitaiStream _io, MikotoMotion.Quaternion _parent, MikotoMotion _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.frame = this._io.readS4le();
            this.x = this._io.readF8le();
            this.y = this._io.readF8le();
            this.z = this._io.readF8le();
            this.w = this._io.readF8le();
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeS4le(this.frame);
            this._io.writeF8le(this.x);
            this._io.writeF8le(this.y);
            this._io.writeF8le(this.z);
            this._io.writeF8le(this.w);
        }

        public void _check() {
            _dirty = false;
        }
        private int frame;
        private double x;
        private double y;
        private double z;
        private double w;
        private MikotoMotion _root;
        private MikotoMotion.Quaternion _parent;
        public int frame() { return frame; }
        public void setFrame(int _v) { _dirty = true; frame = _v; }
        public double x() { return x; }
        public void setX(double _v) { _dirty = true; x = _v; }
        public double y() { return y; }
        public void setY(double _v) { _dirty = true; y = _v; }
        public double z() { return z; }
        public void setZ(double _v) { _dirty = true; z = _v; }
        public double w() { return w; }
        public void setW(double _v) { _dirty = true; w = _v; }
        public MikotoMotion _root() { return _root; }
        public void set_root(MikotoMotion _v) { _dirty = true; _root = _v; }
        public MikotoMotion.Quaternion _parent() { return _parent; }
        public void set_parent(MikotoMotion.Quaternion _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A track of positions, each absolute.
     */
    public static class Vector extends KaitaiStruct.ReadWrite {
        public static Vector fromFile(String fileName) throws IOException {
            return new Vector(new ByteBufferKaitaiStream(fileName));
        }
        public Vector() {
            this(null, null, null);
        }

        public Vector(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Vector(KaitaiStream _io, MikotoMotion.Child _parent) {
            this(_io, _parent, null);
        }

        public Vector(KaitaiStream _io, MikotoMotion.Child _parent, MikotoMotion _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.lenName = this._io.readU4le();
            this.name = new String(this._io.readBytes(lenName()), Charset.forName("Shift_JIS"));
            this.lenClass = this._io.readU4le();
            this.className = new String(this._io.readBytes(lenClass()), Charset.forName("Shift_JIS"));
            this.lenMember = this._io.readU4le();
            this.member = new String(this._io.readBytes(lenMember()), Charset.forName("Shift_JIS"));
            this.lenCurve = this._io.readU4le();
            this.curve = new String(this._io.readBytes(lenCurve()), Charset.forName("Shift_JIS"));
            this.numOthers = this._io.readU4le();
            this.others = new ArrayList<Other>();
            for (int i = 0; i < numOthers(); i++) {
                Other _t_others = new Other(this._io, this, _root);
                try {
                    _t_others._read();
                } finally {
                    this.others.add(_t_others);
                }
            }
            this.numKeys = this._io.readU4le();
            this.keys = new ArrayList<VectorKey>();
            for (int i = 0; i < numKeys(); i++) {
                VectorKey _t_keys = new VectorKey(this._io, this, _root);
                try {
                    _t_keys._read();
                } finally {
                    this.keys.add(_t_keys);
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.others.size(); i++) {
                this.others.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.keys.size(); i++) {
                this.keys.get(((Number) (i)).intValue())._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.lenName);
            this._io.writeBytes((this.name).getBytes(Charset.forName("Shift_JIS")));
            this._io.writeU4le(this.lenClass);
            this._io.writeBytes((this.className).getBytes(Charset.forName("Shift_JIS")));
            this._io.writeU4le(this.lenMember);
            this._io.writeBytes((this.member).getBytes(Charset.forName("Shift_JIS")));
            this._io.writeU4le(this.lenCurve);
            this._io.writeBytes((this.curve).getBytes(Charset.forName("Shift_JIS")));
            this._io.writeU4le(this.numOthers);
            for (int i = 0; i < this.others.size(); i++) {
                this.others.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
            this._io.writeU4le(this.numKeys);
            for (int i = 0; i < this.keys.size(); i++) {
                this.keys.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }

        public void _check() {
            if ((this.name).getBytes(Charset.forName("Shift_JIS")).length != lenName())
                throw new ConsistencyError("name", lenName(), (this.name).getBytes(Charset.forName("Shift_JIS")).length);
            if ((this.className).getBytes(Charset.forName("Shift_JIS")).length != lenClass())
                throw new ConsistencyError("class_name", lenClass(), (this.className).getBytes(Charset.forName("Shift_JIS")).length);
            if ((this.member).getBytes(Charset.forName("Shift_JIS")).length != lenMember())
                throw new ConsistencyError("member", lenMember(), (this.member).getBytes(Charset.forName("Shift_JIS")).length);
            if ((this.curve).getBytes(Charset.forName("Shift_JIS")).length != lenCurve())
                throw new ConsistencyError("curve", lenCurve(), (this.curve).getBytes(Charset.forName("Shift_JIS")).length);
            if (this.others.size() != numOthers())
                throw new ConsistencyError("others", numOthers(), this.others.size());
            for (int i = 0; i < this.others.size(); i++) {
                if (!Objects.equals(this.others.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("others", _root(), this.others.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.others.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("others", this, this.others.get(((Number) (i)).intValue())._parent());
            }
            if (this.keys.size() != numKeys())
                throw new ConsistencyError("keys", numKeys(), this.keys.size());
            for (int i = 0; i < this.keys.size(); i++) {
                if (!Objects.equals(this.keys.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("keys", _root(), this.keys.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.keys.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("keys", this, this.keys.get(((Number) (i)).intValue())._parent());
            }
            _dirty = false;
        }
        private long lenName;
        private String name;
        private long lenClass;
        private String className;
        private long lenMember;
        private String member;
        private long lenCurve;
        private String curve;
        private long numOthers;
        private List<Other> others;
        private long numKeys;
        private List<VectorKey> keys;
        private MikotoMotion _root;
        private MikotoMotion.Child _parent;
        public long lenName() { return lenName; }
        public void setLenName(long _v) { _dirty = true; lenName = _v; }
        public String name() { return name; }
        public void setName(String _v) { _dirty = true; name = _v; }
        public long lenClass() { return lenClass; }
        public void setLenClass(long _v) { _dirty = true; lenClass = _v; }

        /**
         * Locate for a joint, Coordinate for the whole actor.
         */
        public String className() { return className; }
        public void setClassName(String _v) { _dirty = true; className = _v; }
        public long lenMember() { return lenMember; }
        public void setLenMember(long _v) { _dirty = true; lenMember = _v; }

        /**
         * pos
         */
        public String member() { return member; }
        public void setMember(String _v) { _dirty = true; member = _v; }
        public long lenCurve() { return lenCurve; }
        public void setLenCurve(long _v) { _dirty = true; lenCurve = _v; }

        /**
         * How to go from key to key, linear or spline.
         */
        public String curve() { return curve; }
        public void setCurve(String _v) { _dirty = true; curve = _v; }
        public long numOthers() { return numOthers; }
        public void setNumOthers(long _v) { _dirty = true; numOthers = _v; }
        public List<Other> others() { return others; }
        public void setOthers(List<Other> _v) { _dirty = true; others = _v; }
        public long numKeys() { return numKeys; }
        public void setNumKeys(long _v) { _dirty = true; numKeys = _v; }
        public List<VectorKey> keys() { return keys; }
        public void setKeys(List<VectorKey> _v) { _dirty = true; keys = _v; }
        public MikotoMotion _root() { return _root; }
        public void set_root(MikotoMotion _v) { _dirty = true; _root = _v; }
        public MikotoMotion.Child _parent() { return _parent; }
        public void set_parent(MikotoMotion.Child _v) { _dirty = true; _parent = _v; }
    }
    public static class VectorKey extends KaitaiStruct.ReadWrite {
        public static VectorKey fromFile(String fileName) throws IOException {
            return new VectorKey(new ByteBufferKaitaiStream(fileName));
        }
        public VectorKey() {
            this(null, null, null);
        }

        public VectorKey(KaitaiStream _io) {
            this(_io, null, null);
        }

        public VectorKey(KaitaiStream _io, MikotoMotion.Vector _parent) {
            this(_io, _parent, null);
        }

        public VectorKey(KaitaiStream _io, MikotoMotion.Vector _parent, MikotoMotion _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.frame = this._io.readS4le();
            this.x = this._io.readF8le();
            this.y = this._io.readF8le();
            this.z = this._io.readF8le();
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeS4le(this.frame);
            this._io.writeF8le(this.x);
            this._io.writeF8le(this.y);
            this._io.writeF8le(this.z);
        }

        public void _check() {
            _dirty = false;
        }
        private int frame;
        private double x;
        private double y;
        private double z;
        private MikotoMotion _root;
        private MikotoMotion.Vector _parent;
        public int frame() { return frame; }
        public void setFrame(int _v) { _dirty = true; frame = _v; }
        public double x() { return x; }
        public void setX(double _v) { _dirty = true; x = _v; }
        public double y() { return y; }
        public void setY(double _v) { _dirty = true; y = _v; }
        public double z() { return z; }
        public void setZ(double _v) { _dirty = true; z = _v; }
        public MikotoMotion _root() { return _root; }
        public void set_root(MikotoMotion _v) { _dirty = true; _root = _v; }
        public MikotoMotion.Vector _parent() { return _parent; }
        public void set_parent(MikotoMotion.Vector _v) { _dirty = true; _parent = _v; }
    }
    private byte[] magic;
    private int version;
    private LineEnd lineEnd;
    private long lenTail;
    private byte[] tail;
    private long numChildren;
    private List<Child> children;
    private MikotoMotion _root;
    private KaitaiStruct.ReadWrite _parent;

    /**
     * The first bytes of a motion in the binary form of Diptych; Mikoto itself reads its text.
     */
    public byte[] magic() { return magic; }
    public void setMagic(byte[] _v) { _dirty = true; magic = _v; }

    /**
     * The version of the binary form, which is not that of the text.
     */
    public int version() { return version; }
    public void setVersion(int _v) { _dirty = true; version = _v; }

    /**
     * What ends a line of the text. Mikoto writes crlf.
     */
    public LineEnd lineEnd() { return lineEnd; }
    public void setLineEnd(LineEnd _v) { _dirty = true; lineEnd = _v; }
    public long lenTail() { return lenTail; }
    public void setLenTail(long _v) { _dirty = true; lenTail = _v; }

    /**
     * What stands after Eof in the text, byte for byte; a line end as a rule.
     */
    public byte[] tail() { return tail; }
    public void setTail(byte[] _v) { _dirty = true; tail = _v; }
    public long numChildren() { return numChildren; }
    public void setNumChildren(long _v) { _dirty = true; numChildren = _v; }
    public List<Child> children() { return children; }
    public void setChildren(List<Child> _v) { _dirty = true; children = _v; }
    public MikotoMotion _root() { return _root; }
    public void set_root(MikotoMotion _v) { _dirty = true; _root = _v; }
    public KaitaiStruct.ReadWrite _parent() { return _parent; }
    public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
}
