// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package dev.diptych.generated;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Arrays;
import io.kaitai.struct.ConsistencyError;


/**
 * The published table of this version. MRTK itself adds a list of markers.
 */
public class InputAnimation10Documented extends KaitaiStruct.ReadWrite {
    public static InputAnimation10Documented fromFile(String fileName) throws IOException {
        return new InputAnimation10Documented(new ByteBufferKaitaiStream(fileName));
    }
    public InputAnimation10Documented() {
        this(null, null, null);
    }

    public InputAnimation10Documented(KaitaiStream _io) {
        this(_io, null, null);
    }

    public InputAnimation10Documented(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
        this(_io, _parent, null);
    }

    public InputAnimation10Documented(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, InputAnimation10Documented _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
    }
    public void _read() {
        this.magic = this._io.readBytes(8);
        if (!(Arrays.equals(this.magic, new byte[] { -58, 66, -98, 15, 110, -81, -113, 106 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { -58, 66, -98, 15, 110, -81, -113, 106 }, this.magic, this._io, "/seq/0");
        }
        this.versionMajor = this._io.readS4le();
        if (!(this.versionMajor == 1)) {
            throw new KaitaiStream.ValidationNotEqualError(1, this.versionMajor, this._io, "/seq/1");
        }
        this.versionMinor = this._io.readS4le();
        if (!(this.versionMinor == 0)) {
            throw new KaitaiStream.ValidationNotEqualError(0, this.versionMinor, this._io, "/seq/2");
        }
        this.camera = new InputAnimationTypes.PoseCurves(this._io);
        this.camera._read();
        this.hands = new InputAnimationTypes.Hands(this._io);
        this.hands._read();
        _dirty = false;
    }

    public void _fetchInstances() {
        this.camera._fetchInstances();
        this.hands._fetchInstances();
    }

    public void _write_Seq() {
        _assertNotDirty();
        this._io.writeBytes(this.magic);
        this._io.writeS4le(this.versionMajor);
        this._io.writeS4le(this.versionMinor);
        this.camera._write_Seq(this._io);
        this.hands._write_Seq(this._io);
    }

    public void _check() {
        if (this.magic.length != 8)
            throw new ConsistencyError("magic", 8, this.magic.length);
        if (!(Arrays.equals(this.magic, new byte[] { -58, 66, -98, 15, 110, -81, -113, 106 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { -58, 66, -98, 15, 110, -81, -113, 106 }, this.magic, null, "/seq/0");
        }
        if (!(this.versionMajor == 1)) {
            throw new KaitaiStream.ValidationNotEqualError(1, this.versionMajor, null, "/seq/1");
        }
        if (!(this.versionMinor == 0)) {
            throw new KaitaiStream.ValidationNotEqualError(0, this.versionMinor, null, "/seq/2");
        }
        _dirty = false;
    }
    private byte[] magic;
    private int versionMajor;
    private int versionMinor;
    private InputAnimationTypes.PoseCurves camera;
    private InputAnimationTypes.Hands hands;
    private InputAnimation10Documented _root;
    private KaitaiStruct.ReadWrite _parent;

    /**
     * Int64 0x6a8faf6e0f9e42c6, little-endian. Early development code of MRTK wrote no magic at all;
     * such recordings are not taken.
     */
    public byte[] magic() { return magic; }
    public void setMagic(byte[] _v) { _dirty = true; magic = _v; }
    public int versionMajor() { return versionMajor; }
    public void setVersionMajor(int _v) { _dirty = true; versionMajor = _v; }
    public int versionMinor() { return versionMinor; }
    public void setVersionMinor(int _v) { _dirty = true; versionMinor = _v; }
    public InputAnimationTypes.PoseCurves camera() { return camera; }
    public void setCamera(InputAnimationTypes.PoseCurves _v) { _dirty = true; camera = _v; }
    public InputAnimationTypes.Hands hands() { return hands; }
    public void setHands(InputAnimationTypes.Hands _v) { _dirty = true; hands = _v; }
    public InputAnimation10Documented _root() { return _root; }
    public void set_root(InputAnimation10Documented _v) { _dirty = true; _root = _v; }
    public KaitaiStruct.ReadWrite _parent() { return _parent; }
    public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
}
