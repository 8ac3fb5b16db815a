// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package dev.diptych.generated;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.Charset;
import java.util.Objects;
import io.kaitai.struct.ConsistencyError;
import java.util.ArrayList;
import java.util.List;


/**
 * The byte length as LEB128 (7 bits a byte, low first), then so many bytes of UTF-8.
 */
public class DotnetString extends KaitaiStruct.ReadWrite {
    public static DotnetString fromFile(String fileName) throws IOException {
        return new DotnetString(new ByteBufferKaitaiStream(fileName));
    }
    public DotnetString() {
        this(null, null, null);
    }

    public DotnetString(KaitaiStream _io) {
        this(_io, null, null);
    }

    public DotnetString(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
        this(_io, _parent, null);
    }

    public DotnetString(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, DotnetString _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
    }
    public void _read() {
        this.lenValue = new Leb128(this._io, this, _root);
        this.lenValue._read();
        this.value = new String(this._io.readBytes(lenValue().value()), StandardCharsets.UTF_8);
        _dirty = false;
    }

    public void _fetchInstances() {
        this.lenValue._fetchInstances();
    }

    public void _write_Seq() {
        _assertNotDirty();
        this.lenValue._write_Seq(this._io);
        this._io.writeBytes((this.value).getBytes(Charset.forName("UTF-8")));
    }

    public void _check() {
        if (!Objects.equals(this.lenValue._root(), _root()))
            throw new ConsistencyError("len_value", _root(), this.lenValue._root());
        if (!Objects.equals(this.lenValue._parent(), this))
            throw new ConsistencyError("len_value", this, this.lenValue._parent());
        if ((this.value).getBytes(Charset.forName("UTF-8")).length != lenValue().value())
            throw new ConsistencyError("value", lenValue().value(), (this.value).getBytes(Charset.forName("UTF-8")).length);
        _dirty = false;
    }

    /**
     * An unsigned number in groups of 7 bits, low first; every byte but the last has its high bit
     * set. .NET writes at most 5 of them.
     */
    public static class Leb128 extends KaitaiStruct.ReadWrite {
        public static Leb128 fromFile(String fileName) throws IOException {
            return new Leb128(new ByteBufferKaitaiStream(fileName));
        }
        public Leb128() {
            this(null, null, null);
        }

        public Leb128(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Leb128(KaitaiStream _io, DotnetString _parent) {
            this(_io, _parent, null);
        }

        public Leb128(KaitaiStream _io, DotnetString _parent, DotnetString _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.groups = new ArrayList<Integer>();
            {
                int _it;
                int i = 0;
                do {
                    _it = this._io.readU1();
                    this.groups.add(_it);
                    i++;
                } while (!((_it & 128) == 0));
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.groups.size(); i++) {
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            for (int i = 0; i < this.groups.size(); i++) {
                this._io.writeU1(this.groups.get(((Number) (i)).intValue()));
            }
        }

        public void _check() {
            if (this.groups.size() == 0)
                throw new ConsistencyError("groups", 0, this.groups.size());
            for (int i = 0; i < this.groups.size(); i++) {
                {
                    int _it = this.groups.get(((Number) (i)).intValue());
                    if (((_it & 128) == 0) != (i == this.groups.size() - 1))
                        throw new ConsistencyError("groups", i == this.groups.size() - 1, (_it & 128) == 0);
                }
            }
            _dirty = false;
        }
        private Integer low0;
        public Integer low0() {
            if (this.low0 != null)
                return this.low0;
            this.low0 = ((Number) (groups().get(((int) 0)) & 127)).intValue();
            return this.low0;
        }
        public void _invalidateLow0() { this.low0 = null; }
        private Integer low1;
        public Integer low1() {
            if (this.low1 != null)
                return this.low1;
            if (groups().size() > 1) {
                this.low1 = ((Number) (groups().get(((int) 1)) & 127)).intValue();
            }
            return this.low1;
        }
        public void _invalidateLow1() { this.low1 = null; }
        private Integer low2;
        public Integer low2() {
            if (this.low2 != null)
                return this.low2;
            if (groups().size() > 2) {
                this.low2 = ((Number) (groups().get(((int) 2)) & 127)).intValue();
            }
            return this.low2;
        }
        public void _invalidateLow2() { this.low2 = null; }
        private Integer low3;
        public Integer low3() {
            if (this.low3 != null)
                return this.low3;
            if (groups().size() > 3) {
                this.low3 = ((Number) (groups().get(((int) 3)) & 127)).intValue();
            }
            return this.low3;
        }
        public void _invalidateLow3() { this.low3 = null; }
        private Integer low4;
        public Integer low4() {
            if (this.low4 != null)
                return this.low4;
            if (groups().size() > 4) {
                this.low4 = ((Number) (groups().get(((int) 4)) & 15)).intValue();
            }
            return this.low4;
        }
        public void _invalidateLow4() { this.low4 = null; }
        private Integer value;
        public Integer value() {
            if (this.value != null)
                return this.value;
            this.value = ((Number) ((((low0() + (groups().size() > 1 ? low1() << 7 : 0)) + (groups().size() > 2 ? low2() << 14 : 0)) + (groups().size() > 3 ? low3() << 21 : 0)) + (groups().size() > 4 ? low4() << 28 : 0))).intValue();
            return this.value;
        }
        public void _invalidateValue() { this.value = null; }
        private List<Integer> groups;
        private DotnetString _root;
        private DotnetString _parent;
        public List<Integer> groups() { return groups; }
        public void setGroups(List<Integer> _v) { _dirty = true; groups = _v; }
        public DotnetString _root() { return _root; }
        public void set_root(DotnetString _v) { _dirty = true; _root = _v; }
        public DotnetString _parent() { return _parent; }
        public void set_parent(DotnetString _v) { _dirty = true; _parent = _v; }
    }
    private Leb128 lenValue;
    private String value;
    private DotnetString _root;
    private KaitaiStruct.ReadWrite _parent;

    /**
     * Number of bytes of the value.
     */
    public Leb128 lenValue() { return lenValue; }
    public void setLenValue(Leb128 _v) { _dirty = true; lenValue = _v; }
    public String value() { return value; }
    public void setValue(String _v) { _dirty = true; value = _v; }
    public DotnetString _root() { return _root; }
    public void set_root(DotnetString _v) { _dirty = true; _root = _v; }
    public KaitaiStruct.ReadWrite _parent() { return _parent; }
    public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
}
