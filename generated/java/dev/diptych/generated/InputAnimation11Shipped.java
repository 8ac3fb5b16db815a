// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package dev.diptych.generated;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Arrays;
import io.kaitai.struct.ConsistencyError;


/**
 * MRTK 2.6.0 and later write and read these bytes.
 */
public class InputAnimation11Shipped extends KaitaiStruct.ReadWrite {
    public static InputAnimation11Shipped fromFile(String fileName) throws IOException {
        return new InputAnimation11Shipped(new ByteBufferKaitaiStream(fileName));
    }
    public InputAnimation11Shipped() {
        this(null, null, null);
    }

    public InputAnimation11Shipped(KaitaiStream _io) {
        this(_io, null, null);
    }

    public InputAnimation11Shipped(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
        this(_io, _parent, null);
    }

    public InputAnimation11Shipped(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, InputAnimation11Shipped _root) {
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
        if (!(this.versionMinor == 1)) {
            throw new KaitaiStream.ValidationNotEqualError(1, this.versionMinor, this._io, "/seq/2");
        }
        this.hasCameraPose = this._io.readU1();
        this.hasHandData = this._io.readU1();
        this.hasEyeGaze = this._io.readU1();
        if (hasCameraPose() != 0) {
            this.camera = new InputAnimationTypes.SimplePoseCurves(this._io);
            this.camera._read();
        }
        if (hasHandData() != 0) {
            this.hands = new InputAnimationTypes.SimpleHands(this._io);
            this.hands._read();
        }
        if (hasEyeGaze() != 0) {
            this.eyeGaze = new InputAnimationTypes.SimpleRayCurves(this._io);
            this.eyeGaze._read();
        }
        this.markers = new InputAnimationTypes.MarkerList(this._io);
        this.markers._read();
        _dirty = false;
    }

    public void _fetchInstances() {
        if (hasCameraPose() != 0) {
            this.camera._fetchInstances();
        }
        if (hasHandData() != 0) {
            this.hands._fetchInstances();
        }
        if (hasEyeGaze() != 0) {
            this.eyeGaze._fetchInstances();
        }
        this.markers._fetchInstances();
    }

    public void _write_Seq() {
        _assertNotDirty();
        this._io.writeBytes(this.magic);
        this._io.writeS4le(this.versionMajor);
        this._io.writeS4le(this.versionMinor);
        this._io.writeU1(this.hasCameraPose);
        this._io.writeU1(this.hasHandData);
        this._io.writeU1(this.hasEyeGaze);
        if (hasCameraPose() != 0) {
            this.camera._write_Seq(this._io);
        }
        if (hasHandData() != 0) {
            this.hands._write_Seq(this._io);
        }
        if (hasEyeGaze() != 0) {
            this.eyeGaze._write_Seq(this._io);
        }
        this.markers._write_Seq(this._io);
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
        if (!(this.versionMinor == 1)) {
            throw new KaitaiStream.ValidationNotEqualError(1, this.versionMinor, null, "/seq/2");
        }
        if (hasCameraPose() != 0) {
        }
        if (hasHandData() != 0) {
        }
        if (hasEyeGaze() != 0) {
        }
        _dirty = false;
    }
    private byte[] magic;
    private int versionMajor;
    private int versionMinor;
    private int hasCameraPose;
    private int hasHandData;
    private int hasEyeGaze;
    private InputAnimationTypes.SimplePoseCurves camera;
    private InputAnimationTypes.SimpleHands hands;
    private InputAnimationTypes.SimpleRayCurves eyeGaze;
    private InputAnimationTypes.MarkerList markers;
    private InputAnimation11Shipped _root;
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

    /**
     * Whether the animation contains a camera pose. MRTK writes 0 or 1 and takes any other number as 1.
     */
    public int hasCameraPose() { return hasCameraPose; }
    public void setHasCameraPose(int _v) { _dirty = true; hasCameraPose = _v; }

    /**
     * Whether the animation contains hand data. MRTK writes 0 or 1 and takes any other number as 1.
     */
    public int hasHandData() { return hasHandData; }
    public void setHasHandData(int _v) { _dirty = true; hasHandData = _v; }

    /**
     * Whether the animation contains an eye gaze. MRTK writes 0 or 1 and takes any other number as 1.
     */
    public int hasEyeGaze() { return hasEyeGaze; }
    public void setHasEyeGaze(int _v) { _dirty = true; hasEyeGaze = _v; }
    public InputAnimationTypes.SimplePoseCurves camera() { return camera; }
    public void setCamera(InputAnimationTypes.SimplePoseCurves _v) { _dirty = true; camera = _v; }
    public InputAnimationTypes.SimpleHands hands() { return hands; }
    public void setHands(InputAnimationTypes.SimpleHands _v) { _dirty = true; hands = _v; }
    public InputAnimationTypes.SimpleRayCurves eyeGaze() { return eyeGaze; }
    public void setEyeGaze(InputAnimationTypes.SimpleRayCurves _v) { _dirty = true; eyeGaze = _v; }
    public InputAnimationTypes.MarkerList markers() { return markers; }
    public void setMarkers(InputAnimationTypes.MarkerList _v) { _dirty = true; markers = _v; }
    public InputAnimation11Shipped _root() { return _root; }
    public void set_root(InputAnimation11Shipped _v) { _dirty = true; _root = _v; }
    public KaitaiStruct.ReadWrite _parent() { return _parent; }
    public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
}
