// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package dev.diptych.generated;

import dev.diptych.records.FieldPositions;
import dev.diptych.records.Positioned;
import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Arrays;
import io.kaitai.struct.ConsistencyError;

public class InputAnimation11Shipped extends KaitaiStruct.ReadWrite implements Positioned {
    public static final String[] _twinFields = { "magic", "versionMajor", "versionMinor", "hasCameraPose", "hasHandData", "hasEyeGaze", "camera", "hands", "eyeGaze", "markers" };
    private final FieldPositions _twinPositions = new FieldPositions(_twinFields);
    public FieldPositions _twinPositions() { return _twinPositions; }

    public static InputAnimation11Shipped fromFile(String fileName) throws IOException {
        return new InputAnimation11Shipped(new ByteBufferKaitaiStream(fileName));
    }
    public static String[] _seqFields = new String[] { "magic", "versionMajor", "versionMinor", "hasCameraPose", "hasHandData", "hasEyeGaze", "camera", "hands", "eyeGaze", "markers" };
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
        _twinPositions.begin(0, this._io.pos());
        this.magic = this._io.readBytes(8);
        _twinPositions.finish(0, this._io.pos());
        if (!(Arrays.equals(this.magic, new byte[] { -58, 66, -98, 15, 110, -81, -113, 106 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { -58, 66, -98, 15, 110, -81, -113, 106 }, this.magic, this._io, "/seq/0");
        }
        _twinPositions.begin(1, this._io.pos());
        this.versionMajor = this._io.readS4le();
        _twinPositions.finish(1, this._io.pos());
        if (!(this.versionMajor == 1)) {
            throw new KaitaiStream.ValidationNotEqualError(1, this.versionMajor, this._io, "/seq/1");
        }
        _twinPositions.begin(2, this._io.pos());
        this.versionMinor = this._io.readS4le();
        _twinPositions.finish(2, this._io.pos());
        if (!(this.versionMinor == 1)) {
            throw new KaitaiStream.ValidationNotEqualError(1, this.versionMinor, this._io, "/seq/2");
        }
        _twinPositions.begin(3, this._io.pos());
        this.hasCameraPose = this._io.readU1();
        _twinPositions.finish(3, this._io.pos());
        _twinPositions.begin(4, this._io.pos());
        this.hasHandData = this._io.readU1();
        _twinPositions.finish(4, this._io.pos());
        _twinPositions.begin(5, this._io.pos());
        this.hasEyeGaze = this._io.readU1();
        _twinPositions.finish(5, this._io.pos());
        if (hasCameraPose() != 0) {
            _twinPositions.begin(6, this._io.pos());
            this.camera = new InputAnimationTypes.SimplePoseCurves(this._io);
            this.camera._read();
            _twinPositions.finish(6, this._io.pos());
        }
        if (hasHandData() != 0) {
            _twinPositions.begin(7, this._io.pos());
            this.hands = new InputAnimationTypes.SimpleHands(this._io);
            this.hands._read();
            _twinPositions.finish(7, this._io.pos());
        }
        if (hasEyeGaze() != 0) {
            _twinPositions.begin(8, this._io.pos());
            this.eyeGaze = new InputAnimationTypes.SimpleRayCurves(this._io);
            this.eyeGaze._read();
            _twinPositions.finish(8, this._io.pos());
        }
        _twinPositions.begin(9, this._io.pos());
        this.markers = new InputAnimationTypes.MarkerList(this._io);
        this.markers._read();
        _twinPositions.finish(9, this._io.pos());
        _dirty = false;
    }

    public void _fetchInstances() {
        if (this.camera != null) {
            this.camera._fetchInstances();
        }
        if (this.hands != null) {
            this.hands._fetchInstances();
        }
        if (this.eyeGaze != null) {
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
    private Boolean twinIfCamera;
    public Boolean twinIfCamera() {
        if (this.twinIfCamera != null)
            return this.twinIfCamera;
        this.twinIfCamera = hasCameraPose() != 0;
        return this.twinIfCamera;
    }
    public void _invalidateTwinIfCamera() { this.twinIfCamera = null; }
    private Boolean twinIfEyeGaze;
    public Boolean twinIfEyeGaze() {
        if (this.twinIfEyeGaze != null)
            return this.twinIfEyeGaze;
        this.twinIfEyeGaze = hasEyeGaze() != 0;
        return this.twinIfEyeGaze;
    }
    public void _invalidateTwinIfEyeGaze() { this.twinIfEyeGaze = null; }
    private Boolean twinIfHands;
    public Boolean twinIfHands() {
        if (this.twinIfHands != null)
            return this.twinIfHands;
        this.twinIfHands = hasHandData() != 0;
        return this.twinIfHands;
    }
    public void _invalidateTwinIfHands() { this.twinIfHands = null; }
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
    public byte[] magic() { return magic; }
    public void setMagic(byte[] _v) { _dirty = true; magic = _v; }
    public int versionMajor() { return versionMajor; }
    public void setVersionMajor(int _v) { _dirty = true; versionMajor = _v; }
    public int versionMinor() { return versionMinor; }
    public void setVersionMinor(int _v) { _dirty = true; versionMinor = _v; }
    public int hasCameraPose() { return hasCameraPose; }
    public void setHasCameraPose(int _v) { _dirty = true; hasCameraPose = _v; }
    public int hasHandData() { return hasHandData; }
    public void setHasHandData(int _v) { _dirty = true; hasHandData = _v; }
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
