// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package dev.diptych.generated;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Arrays;
import io.kaitai.struct.ConsistencyError;


/**
 * The scenes that Mikoto saves (.mks): characters, their models and skeletons, and motions in a form
 * of their own. Only what tells them apart is described here.
 */
public class MikotoScene extends KaitaiStruct.ReadWrite {
    public static MikotoScene fromFile(String fileName) throws IOException {
        return new MikotoScene(new ByteBufferKaitaiStream(fileName));
    }
    public MikotoScene() {
        this(null, null, null);
    }

    public MikotoScene(KaitaiStream _io) {
        this(_io, null, null);
    }

    public MikotoScene(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
        this(_io, _parent, null);
    }

    public MikotoScene(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, MikotoScene _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
    }
    public void _read() {
        this.header = this._io.readBytes(16);
        if (!(Arrays.equals(this.header, new byte[] { 77, 105, 107, 111, 116, 111, 32, 83, 99, 101, 110, 101, 32, 86, 101, 114 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 77, 105, 107, 111, 116, 111, 32, 83, 99, 101, 110, 101, 32, 86, 101, 114 }, this.header, this._io, "/seq/0");
        }
        this.rest = this._io.readBytesFull();
        _dirty = false;
    }

    public void _fetchInstances() {
    }

    public void _write_Seq() {
        _assertNotDirty();
        this._io.writeBytes(this.header);
        this._io.writeBytes(this.rest);
        if (!(this._io.isEof()))
            throw new ConsistencyError("rest", 0, this._io.size() - this._io.pos());
    }

    public void _check() {
        if (this.header.length != 16)
            throw new ConsistencyError("header", 16, this.header.length);
        if (!(Arrays.equals(this.header, new byte[] { 77, 105, 107, 111, 116, 111, 32, 83, 99, 101, 110, 101, 32, 86, 101, 114 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 77, 105, 107, 111, 116, 111, 32, 83, 99, 101, 110, 101, 32, 86, 101, 114 }, this.header, null, "/seq/0");
        }
        _dirty = false;
    }
    private byte[] header;
    private byte[] rest;
    private MikotoScene _root;
    private KaitaiStruct.ReadWrite _parent;
    public byte[] header() { return header; }
    public void setHeader(byte[] _v) { _dirty = true; header = _v; }
    public byte[] rest() { return rest; }
    public void setRest(byte[] _v) { _dirty = true; rest = _v; }
    public MikotoScene _root() { return _root; }
    public void set_root(MikotoScene _v) { _dirty = true; _root = _v; }
    public KaitaiStruct.ReadWrite _parent() { return _parent; }
    public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
}
