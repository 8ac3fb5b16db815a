// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package dev.diptych.generated;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.ArrayList;
import io.kaitai.struct.ConsistencyError;
import java.util.Objects;
import java.util.List;


/**
 * Public forks of MRTK keep the magic number, write no version fields and add three scale curves to
 * each pose. This spec is here so that such a file is recognised and refused by name.
 */
public class InputAnimationFork extends KaitaiStruct.ReadWrite {
    public static InputAnimationFork fromFile(String fileName) throws IOException {
        return new InputAnimationFork(new ByteBufferKaitaiStream(fileName));
    }
    public InputAnimationFork() {
        this(null, null, null);
    }

    public InputAnimationFork(KaitaiStream _io) {
        this(_io, null, null);
    }

    public InputAnimationFork(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
        this(_io, _parent, null);
    }

    public InputAnimationFork(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, InputAnimationFork _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
    }
    public void _read() {
        this.magic = this._io.readBytes(8);
        if (!(Arrays.equals(this.magic, new byte[] { -58, 66, -98, 15, 110, -81, -113, 106 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { -58, 66, -98, 15, 110, -81, -113, 106 }, this.magic, this._io, "/seq/0");
        }
        this.hasCameraPose = this._io.readU1();
        this.hasHandData = this._io.readU1();
        this.hasEyeGaze = this._io.readU1();
        if (hasCameraPose() != 0) {
            this.camera = new ScaledPoseCurves(this._io, this, _root);
            this.camera._read();
        }
        if (hasHandData() != 0) {
            this.hands = new ScaledHands(this._io, this, _root);
            this.hands._read();
        }
        if (hasEyeGaze() != 0) {
            this.eyeGaze = new ScaledPoseCurves(this._io, this, _root);
            this.eyeGaze._read();
        }
        this.numObjects = this._io.readS4le();
        this.objects = new ArrayList<RecordedObject>();
        for (int i = 0; i < numObjects(); i++) {
            RecordedObject _t_objects = new RecordedObject(this._io, this, _root);
            try {
                _t_objects._read();
            } finally {
                this.objects.add(_t_objects);
            }
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
        for (int i = 0; i < this.objects.size(); i++) {
            this.objects.get(((Number) (i)).intValue())._fetchInstances();
        }
        this.markers._fetchInstances();
    }

    public void _write_Seq() {
        _assertNotDirty();
        this._io.writeBytes(this.magic);
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
        this._io.writeS4le(this.numObjects);
        for (int i = 0; i < this.objects.size(); i++) {
            this.objects.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
        this.markers._write_Seq(this._io);
    }

    public void _check() {
        if (this.magic.length != 8)
            throw new ConsistencyError("magic", 8, this.magic.length);
        if (!(Arrays.equals(this.magic, new byte[] { -58, 66, -98, 15, 110, -81, -113, 106 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { -58, 66, -98, 15, 110, -81, -113, 106 }, this.magic, null, "/seq/0");
        }
        if (hasCameraPose() != 0) {
            if (!Objects.equals(this.camera._root(), _root()))
                throw new ConsistencyError("camera", _root(), this.camera._root());
            if (!Objects.equals(this.camera._parent(), this))
                throw new ConsistencyError("camera", this, this.camera._parent());
        }
        if (hasHandData() != 0) {
            if (!Objects.equals(this.hands._root(), _root()))
                throw new ConsistencyError("hands", _root(), this.hands._root());
            if (!Objects.equals(this.hands._parent(), this))
                throw new ConsistencyError("hands", this, this.hands._parent());
        }
        if (hasEyeGaze() != 0) {
            if (!Objects.equals(this.eyeGaze._root(), _root()))
                throw new ConsistencyError("eye_gaze", _root(), this.eyeGaze._root());
            if (!Objects.equals(this.eyeGaze._parent(), this))
                throw new ConsistencyError("eye_gaze", this, this.eyeGaze._parent());
        }
        if (this.objects.size() != numObjects())
            throw new ConsistencyError("objects", numObjects(), this.objects.size());
        for (int i = 0; i < this.objects.size(); i++) {
            if (!Objects.equals(this.objects.get(((Number) (i)).intValue())._root(), _root()))
                throw new ConsistencyError("objects", _root(), this.objects.get(((Number) (i)).intValue())._root());
            if (!Objects.equals(this.objects.get(((Number) (i)).intValue())._parent(), this))
                throw new ConsistencyError("objects", this, this.objects.get(((Number) (i)).intValue())._parent());
        }
        _dirty = false;
    }
    public static class RecordedObject extends KaitaiStruct.ReadWrite {
        public static RecordedObject fromFile(String fileName) throws IOException {
            return new RecordedObject(new ByteBufferKaitaiStream(fileName));
        }
        public RecordedObject() {
            this(null, null, null);
        }

        public RecordedObject(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RecordedObject(KaitaiStream _io, InputAnimationFork _parent) {
            this(_io, _parent, null);
        }

        public RecordedObject(KaitaiStream _io, InputAnimationFork _parent, InputAnimationFork _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.name = new DotnetString(this._io);
            this.name._read();
            this.pose = new ScaledPoseCurves(this._io, this, _root);
            this.pose._read();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.name._fetchInstances();
            this.pose._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this.name._write_Seq(this._io);
            this.pose._write_Seq(this._io);
        }

        public void _check() {
            if (!Objects.equals(this.pose._root(), _root()))
                throw new ConsistencyError("pose", _root(), this.pose._root());
            if (!Objects.equals(this.pose._parent(), this))
                throw new ConsistencyError("pose", this, this.pose._parent());
            _dirty = false;
        }
        private DotnetString name;
        private ScaledPoseCurves pose;
        private InputAnimationFork _root;
        private InputAnimationFork _parent;
        public DotnetString name() { return name; }
        public void setName(DotnetString _v) { _dirty = true; name = _v; }
        public ScaledPoseCurves pose() { return pose; }
        public void setPose(ScaledPoseCurves _v) { _dirty = true; pose = _v; }
        public InputAnimationFork _root() { return _root; }
        public void set_root(InputAnimationFork _v) { _dirty = true; _root = _v; }
        public InputAnimationFork _parent() { return _parent; }
        public void set_parent(InputAnimationFork _v) { _dirty = true; _parent = _v; }
    }
    public static class ScaledHands extends KaitaiStruct.ReadWrite {
        public static ScaledHands fromFile(String fileName) throws IOException {
            return new ScaledHands(new ByteBufferKaitaiStream(fileName));
        }
        public ScaledHands() {
            this(null, null, null);
        }

        public ScaledHands(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ScaledHands(KaitaiStream _io, InputAnimationFork _parent) {
            this(_io, _parent, null);
        }

        public ScaledHands(KaitaiStream _io, InputAnimationFork _parent, InputAnimationFork _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.trackedLeft = new InputAnimationTypes.BooleanCurve(this._io);
            this.trackedLeft._read();
            this.trackedRight = new InputAnimationTypes.BooleanCurve(this._io);
            this.trackedRight._read();
            this.pinchingLeft = new InputAnimationTypes.BooleanCurve(this._io);
            this.pinchingLeft._read();
            this.pinchingRight = new InputAnimationTypes.BooleanCurve(this._io);
            this.pinchingRight._read();
            this.jointsLeft = new ArrayList<ScaledPoseCurves>();
            for (int i = 0; i < 27; i++) {
                ScaledPoseCurves _t_jointsLeft = new ScaledPoseCurves(this._io, this, _root);
                try {
                    _t_jointsLeft._read();
                } finally {
                    this.jointsLeft.add(_t_jointsLeft);
                }
            }
            this.jointsRight = new ArrayList<ScaledPoseCurves>();
            for (int i = 0; i < 27; i++) {
                ScaledPoseCurves _t_jointsRight = new ScaledPoseCurves(this._io, this, _root);
                try {
                    _t_jointsRight._read();
                } finally {
                    this.jointsRight.add(_t_jointsRight);
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            this.trackedLeft._fetchInstances();
            this.trackedRight._fetchInstances();
            this.pinchingLeft._fetchInstances();
            this.pinchingRight._fetchInstances();
            for (int i = 0; i < this.jointsLeft.size(); i++) {
                this.jointsLeft.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.jointsRight.size(); i++) {
                this.jointsRight.get(((Number) (i)).intValue())._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this.trackedLeft._write_Seq(this._io);
            this.trackedRight._write_Seq(this._io);
            this.pinchingLeft._write_Seq(this._io);
            this.pinchingRight._write_Seq(this._io);
            for (int i = 0; i < this.jointsLeft.size(); i++) {
                this.jointsLeft.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
            for (int i = 0; i < this.jointsRight.size(); i++) {
                this.jointsRight.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }

        public void _check() {
            if (this.jointsLeft.size() != 27)
                throw new ConsistencyError("joints_left", 27, this.jointsLeft.size());
            for (int i = 0; i < this.jointsLeft.size(); i++) {
                if (!Objects.equals(this.jointsLeft.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("joints_left", _root(), this.jointsLeft.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.jointsLeft.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("joints_left", this, this.jointsLeft.get(((Number) (i)).intValue())._parent());
            }
            if (this.jointsRight.size() != 27)
                throw new ConsistencyError("joints_right", 27, this.jointsRight.size());
            for (int i = 0; i < this.jointsRight.size(); i++) {
                if (!Objects.equals(this.jointsRight.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("joints_right", _root(), this.jointsRight.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.jointsRight.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("joints_right", this, this.jointsRight.get(((Number) (i)).intValue())._parent());
            }
            _dirty = false;
        }
        private InputAnimationTypes.BooleanCurve trackedLeft;
        private InputAnimationTypes.BooleanCurve trackedRight;
        private InputAnimationTypes.BooleanCurve pinchingLeft;
        private InputAnimationTypes.BooleanCurve pinchingRight;
        private List<ScaledPoseCurves> jointsLeft;
        private List<ScaledPoseCurves> jointsRight;
        private InputAnimationFork _root;
        private InputAnimationFork _parent;
        public InputAnimationTypes.BooleanCurve trackedLeft() { return trackedLeft; }
        public void setTrackedLeft(InputAnimationTypes.BooleanCurve _v) { _dirty = true; trackedLeft = _v; }
        public InputAnimationTypes.BooleanCurve trackedRight() { return trackedRight; }
        public void setTrackedRight(InputAnimationTypes.BooleanCurve _v) { _dirty = true; trackedRight = _v; }
        public InputAnimationTypes.BooleanCurve pinchingLeft() { return pinchingLeft; }
        public void setPinchingLeft(InputAnimationTypes.BooleanCurve _v) { _dirty = true; pinchingLeft = _v; }
        public InputAnimationTypes.BooleanCurve pinchingRight() { return pinchingRight; }
        public void setPinchingRight(InputAnimationTypes.BooleanCurve _v) { _dirty = true; pinchingRight = _v; }
        public List<ScaledPoseCurves> jointsLeft() { return jointsLeft; }
        public void setJointsLeft(List<ScaledPoseCurves> _v) { _dirty = true; jointsLeft = _v; }
        public List<ScaledPoseCurves> jointsRight() { return jointsRight; }
        public void setJointsRight(List<ScaledPoseCurves> _v) { _dirty = true; jointsRight = _v; }
        public InputAnimationFork _root() { return _root; }
        public void set_root(InputAnimationFork _v) { _dirty = true; _root = _v; }
        public InputAnimationFork _parent() { return _parent; }
        public void set_parent(InputAnimationFork _v) { _dirty = true; _parent = _v; }
    }
    public static class ScaledPoseCurves extends KaitaiStruct.ReadWrite {
        public static ScaledPoseCurves fromFile(String fileName) throws IOException {
            return new ScaledPoseCurves(new ByteBufferKaitaiStream(fileName));
        }
        public ScaledPoseCurves() {
            this(null, null, null);
        }

        public ScaledPoseCurves(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ScaledPoseCurves(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
            this(_io, _parent, null);
        }

        public ScaledPoseCurves(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, InputAnimationFork _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.curves = new ArrayList<InputAnimationTypes.SimpleCurve>();
            for (int i = 0; i < 10; i++) {
                InputAnimationTypes.SimpleCurve _t_curves = new InputAnimationTypes.SimpleCurve(this._io);
                try {
                    _t_curves._read();
                } finally {
                    this.curves.add(_t_curves);
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.curves.size(); i++) {
                this.curves.get(((Number) (i)).intValue())._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            for (int i = 0; i < this.curves.size(); i++) {
                this.curves.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }

        public void _check() {
            if (this.curves.size() != 10)
                throw new ConsistencyError("curves", 10, this.curves.size());
            for (int i = 0; i < this.curves.size(); i++) {
            }
            _dirty = false;
        }
        private List<InputAnimationTypes.SimpleCurve> curves;
        private InputAnimationFork _root;
        private KaitaiStruct.ReadWrite _parent;

        /**
         * Position x y z, rotation x y z w, scale x y z.
         */
        public List<InputAnimationTypes.SimpleCurve> curves() { return curves; }
        public void setCurves(List<InputAnimationTypes.SimpleCurve> _v) { _dirty = true; curves = _v; }
        public InputAnimationFork _root() { return _root; }
        public void set_root(InputAnimationFork _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
    }
    private byte[] magic;
    private int hasCameraPose;
    private int hasHandData;
    private int hasEyeGaze;
    private ScaledPoseCurves camera;
    private ScaledHands hands;
    private ScaledPoseCurves eyeGaze;
    private int numObjects;
    private List<RecordedObject> objects;
    private InputAnimationTypes.MarkerList markers;
    private InputAnimationFork _root;
    private KaitaiStruct.ReadWrite _parent;

    /**
     * Int64 0x6a8faf6e0f9e42c6, little-endian. Early development code of MRTK wrote no magic at all;
     * such recordings are not taken.
     */
    public byte[] magic() { return magic; }
    public void setMagic(byte[] _v) { _dirty = true; magic = _v; }
    public int hasCameraPose() { return hasCameraPose; }
    public void setHasCameraPose(int _v) { _dirty = true; hasCameraPose = _v; }
    public int hasHandData() { return hasHandData; }
    public void setHasHandData(int _v) { _dirty = true; hasHandData = _v; }
    public int hasEyeGaze() { return hasEyeGaze; }
    public void setHasEyeGaze(int _v) { _dirty = true; hasEyeGaze = _v; }
    public ScaledPoseCurves camera() { return camera; }
    public void setCamera(ScaledPoseCurves _v) { _dirty = true; camera = _v; }
    public ScaledHands hands() { return hands; }
    public void setHands(ScaledHands _v) { _dirty = true; hands = _v; }
    public ScaledPoseCurves eyeGaze() { return eyeGaze; }
    public void setEyeGaze(ScaledPoseCurves _v) { _dirty = true; eyeGaze = _v; }
    public int numObjects() { return numObjects; }
    public void setNumObjects(int _v) { _dirty = true; numObjects = _v; }
    public List<RecordedObject> objects() { return objects; }
    public void setObjects(List<RecordedObject> _v) { _dirty = true; objects = _v; }
    public InputAnimationTypes.MarkerList markers() { return markers; }
    public void setMarkers(InputAnimationTypes.MarkerList _v) { _dirty = true; markers = _v; }
    public InputAnimationFork _root() { return _root; }
    public void set_root(InputAnimationFork _v) { _dirty = true; _root = _v; }
    public KaitaiStruct.ReadWrite _parent() { return _parent; }
    public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
}
