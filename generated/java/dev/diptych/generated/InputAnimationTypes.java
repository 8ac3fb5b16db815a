// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package dev.diptych.generated;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;
import java.util.ArrayList;
import io.kaitai.struct.ConsistencyError;
import java.util.Objects;
import java.util.List;


/**
 * The tables of "Input animation file format" (MRTK2 documentation), one type a table, in their
 * order. Two kinds of float curve are in use: the documentation's, whose keyframes have tangents and
 * weights (`float_curve`), and the one that MRTK 2.6 and later write in version 1.1, whose keyframes
 * are a time and a value (`simple_curve`). Each has its own pose, ray, joint and hand types.
 * 
 * Times are seconds; positions and origins are metres in Unity's left-handed world frame, Y up and Z
 * forward; rotations are quaternions (x y z w) of unit length.
 * @see <a href="https://learn.microsoft.com/en-us/windows/mixed-reality/mrtk-unity/mrtk2/features/input-simulation/input-animation-file-format">Source</a>
 */
public class InputAnimationTypes extends KaitaiStruct.ReadWrite {
    public static InputAnimationTypes fromFile(String fileName) throws IOException {
        return new InputAnimationTypes(new ByteBufferKaitaiStream(fileName));
    }

    public enum Joint {
        NONE(0),
        WRIST(1),
        PALM(2),
        THUMB_METACARPAL_JOINT(3),
        THUMB_PROXIMAL_JOINT(4),
        THUMB_DISTAL_JOINT(5),
        THUMB_TIP(6),
        INDEX_METACARPAL(7),
        INDEX_KNUCKLE(8),
        INDEX_MIDDLE_JOINT(9),
        INDEX_DISTAL_JOINT(10),
        INDEX_TIP(11),
        MIDDLE_METACARPAL(12),
        MIDDLE_KNUCKLE(13),
        MIDDLE_MIDDLE_JOINT(14),
        MIDDLE_DISTAL_JOINT(15),
        MIDDLE_TIP(16),
        RING_METACARPAL(17),
        RING_KNUCKLE(18),
        RING_MIDDLE_JOINT(19),
        RING_DISTAL_JOINT(20),
        RING_TIP(21),
        PINKY_METACARPAL(22),
        PINKY_KNUCKLE(23),
        PINKY_MIDDLE_JOINT(24),
        PINKY_DISTAL_JOINT(25),
        PINKY_TIP(26);

        private final long id;
        Joint(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Joint> byId = new HashMap<Long, Joint>(27);
        static {
            for (Joint e : Joint.values())
                byId.put(e.id(), e);
        }
        public static Joint byId(long id) { return byId.get(id); }
    }

    public enum WeightedMode {
        NO_WEIGHT(0),
        IN_WEIGHT(1),
        OUT_WEIGHT(2),
        BOTH_WEIGHTS(3);

        private final long id;
        WeightedMode(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, WeightedMode> byId = new HashMap<Long, WeightedMode>(4);
        static {
            for (WeightedMode e : WeightedMode.values())
                byId.put(e.id(), e);
        }
        public static WeightedMode byId(long id) { return byId.get(id); }
    }

    public enum WrapMode {
        DEFAULT_MODE(0),
        ONCE(1),
        LOOP(2),
        PING_PONG(4),
        CLAMP_FOREVER(8);

        private final long id;
        WrapMode(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, WrapMode> byId = new HashMap<Long, WrapMode>(5);
        static {
            for (WrapMode e : WrapMode.values())
                byId.put(e.id(), e);
        }
        public static WrapMode byId(long id) { return byId.get(id); }
    }
    public InputAnimationTypes() {
        this(null, null, null);
    }

    public InputAnimationTypes(KaitaiStream _io) {
        this(_io, null, null);
    }

    public InputAnimationTypes(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
        this(_io, _parent, null);
    }

    public InputAnimationTypes(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, InputAnimationTypes _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
    }
    public void _read() {
        _dirty = false;
    }

    public void _fetchInstances() {
    }

    public void _write_Seq() {
        _assertNotDirty();
    }

    public void _check() {
        _dirty = false;
    }
    public static class BooleanCurve extends KaitaiStruct.ReadWrite {
        public static BooleanCurve fromFile(String fileName) throws IOException {
            return new BooleanCurve(new ByteBufferKaitaiStream(fileName));
        }
        public BooleanCurve() {
            this(null, null, null);
        }

        public BooleanCurve(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BooleanCurve(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
            this(_io, _parent, null);
        }

        public BooleanCurve(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.preWrap = InputAnimationTypes.WrapMode.byId(this._io.readS4le());
            this.postWrap = InputAnimationTypes.WrapMode.byId(this._io.readS4le());
            this.numKeyframes = this._io.readS4le();
            this.keyframes = new ArrayList<BooleanKeyframe>();
            for (int i = 0; i < numKeyframes(); i++) {
                BooleanKeyframe _t_keyframes = new BooleanKeyframe(this._io, this, _root);
                try {
                    _t_keyframes._read();
                } finally {
                    this.keyframes.add(_t_keyframes);
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.keyframes.size(); i++) {
                this.keyframes.get(((Number) (i)).intValue())._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeS4le(((Number) (this.preWrap.id())).intValue());
            this._io.writeS4le(((Number) (this.postWrap.id())).intValue());
            this._io.writeS4le(this.numKeyframes);
            for (int i = 0; i < this.keyframes.size(); i++) {
                this.keyframes.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }

        public void _check() {
            if (this.keyframes.size() != numKeyframes())
                throw new ConsistencyError("keyframes", numKeyframes(), this.keyframes.size());
            for (int i = 0; i < this.keyframes.size(); i++) {
                if (!Objects.equals(this.keyframes.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("keyframes", _root(), this.keyframes.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.keyframes.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("keyframes", this, this.keyframes.get(((Number) (i)).intValue())._parent());
            }
            _dirty = false;
        }
        private WrapMode preWrap;
        private WrapMode postWrap;
        private int numKeyframes;
        private List<BooleanKeyframe> keyframes;
        private InputAnimationTypes _root;
        private KaitaiStruct.ReadWrite _parent;

        /**
         * What the curve does before its first key while another curve is longer.
         */
        public WrapMode preWrap() { return preWrap; }
        public void setPreWrap(WrapMode _v) { _dirty = true; preWrap = _v; }

        /**
         * What the curve does after its last key while another curve is longer.
         */
        public WrapMode postWrap() { return postWrap; }
        public void setPostWrap(WrapMode _v) { _dirty = true; postWrap = _v; }
        public int numKeyframes() { return numKeyframes; }
        public void setNumKeyframes(int _v) { _dirty = true; numKeyframes = _v; }
        public List<BooleanKeyframe> keyframes() { return keyframes; }
        public void setKeyframes(List<BooleanKeyframe> _v) { _dirty = true; keyframes = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
    }
    public static class BooleanKeyframe extends KaitaiStruct.ReadWrite {
        public static BooleanKeyframe fromFile(String fileName) throws IOException {
            return new BooleanKeyframe(new ByteBufferKaitaiStream(fileName));
        }
        public BooleanKeyframe() {
            this(null, null, null);
        }

        public BooleanKeyframe(KaitaiStream _io) {
            this(_io, null, null);
        }

        public BooleanKeyframe(KaitaiStream _io, InputAnimationTypes.BooleanCurve _parent) {
            this(_io, _parent, null);
        }

        public BooleanKeyframe(KaitaiStream _io, InputAnimationTypes.BooleanCurve _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.time = this._io.readF4le();
            this.value = this._io.readF4le();
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeF4le(this.time);
            this._io.writeF4le(this.value);
        }

        public void _check() {
            _dirty = false;
        }
        private float time;
        private float value;
        private InputAnimationTypes _root;
        private InputAnimationTypes.BooleanCurve _parent;

        /**
         * Seconds.
         */
        public float time() { return time; }
        public void setTime(float _v) { _dirty = true; time = _v; }

        /**
         * True where it is above 0.5; it holds until the next key.
         */
        public float value() { return value; }
        public void setValue(float _v) { _dirty = true; value = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public InputAnimationTypes.BooleanCurve _parent() { return _parent; }
        public void set_parent(InputAnimationTypes.BooleanCurve _v) { _dirty = true; _parent = _v; }
    }
    public static class FloatCurve extends KaitaiStruct.ReadWrite {
        public static FloatCurve fromFile(String fileName) throws IOException {
            return new FloatCurve(new ByteBufferKaitaiStream(fileName));
        }
        public FloatCurve() {
            this(null, null, null);
        }

        public FloatCurve(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FloatCurve(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
            this(_io, _parent, null);
        }

        public FloatCurve(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.preWrap = InputAnimationTypes.WrapMode.byId(this._io.readS4le());
            this.postWrap = InputAnimationTypes.WrapMode.byId(this._io.readS4le());
            this.numKeyframes = this._io.readS4le();
            this.keyframes = new ArrayList<FloatKeyframe>();
            for (int i = 0; i < numKeyframes(); i++) {
                FloatKeyframe _t_keyframes = new FloatKeyframe(this._io, this, _root);
                try {
                    _t_keyframes._read();
                } finally {
                    this.keyframes.add(_t_keyframes);
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.keyframes.size(); i++) {
                this.keyframes.get(((Number) (i)).intValue())._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeS4le(((Number) (this.preWrap.id())).intValue());
            this._io.writeS4le(((Number) (this.postWrap.id())).intValue());
            this._io.writeS4le(this.numKeyframes);
            for (int i = 0; i < this.keyframes.size(); i++) {
                this.keyframes.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }

        public void _check() {
            if (this.keyframes.size() != numKeyframes())
                throw new ConsistencyError("keyframes", numKeyframes(), this.keyframes.size());
            for (int i = 0; i < this.keyframes.size(); i++) {
                if (!Objects.equals(this.keyframes.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("keyframes", _root(), this.keyframes.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.keyframes.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("keyframes", this, this.keyframes.get(((Number) (i)).intValue())._parent());
            }
            _dirty = false;
        }
        private WrapMode preWrap;
        private WrapMode postWrap;
        private int numKeyframes;
        private List<FloatKeyframe> keyframes;
        private InputAnimationTypes _root;
        private KaitaiStruct.ReadWrite _parent;

        /**
         * What the curve does before its first key while another curve is longer.
         */
        public WrapMode preWrap() { return preWrap; }
        public void setPreWrap(WrapMode _v) { _dirty = true; preWrap = _v; }

        /**
         * What the curve does after its last key while another curve is longer.
         */
        public WrapMode postWrap() { return postWrap; }
        public void setPostWrap(WrapMode _v) { _dirty = true; postWrap = _v; }
        public int numKeyframes() { return numKeyframes; }
        public void setNumKeyframes(int _v) { _dirty = true; numKeyframes = _v; }
        public List<FloatKeyframe> keyframes() { return keyframes; }
        public void setKeyframes(List<FloatKeyframe> _v) { _dirty = true; keyframes = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
    }
    public static class FloatKeyframe extends KaitaiStruct.ReadWrite {
        public static FloatKeyframe fromFile(String fileName) throws IOException {
            return new FloatKeyframe(new ByteBufferKaitaiStream(fileName));
        }
        public FloatKeyframe() {
            this(null, null, null);
        }

        public FloatKeyframe(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FloatKeyframe(KaitaiStream _io, InputAnimationTypes.FloatCurve _parent) {
            this(_io, _parent, null);
        }

        public FloatKeyframe(KaitaiStream _io, InputAnimationTypes.FloatCurve _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.time = this._io.readF4le();
            this.value = this._io.readF4le();
            this.inTangent = this._io.readF4le();
            this.outTangent = this._io.readF4le();
            this.inWeight = this._io.readF4le();
            this.outWeight = this._io.readF4le();
            this.weightedMode = InputAnimationTypes.WeightedMode.byId(this._io.readS4le());
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeF4le(this.time);
            this._io.writeF4le(this.value);
            this._io.writeF4le(this.inTangent);
            this._io.writeF4le(this.outTangent);
            this._io.writeF4le(this.inWeight);
            this._io.writeF4le(this.outWeight);
            this._io.writeS4le(((Number) (this.weightedMode.id())).intValue());
        }

        public void _check() {
            _dirty = false;
        }
        private float time;
        private float value;
        private float inTangent;
        private float outTangent;
        private float inWeight;
        private float outWeight;
        private WeightedMode weightedMode;
        private InputAnimationTypes _root;
        private InputAnimationTypes.FloatCurve _parent;

        /**
         * Seconds.
         */
        public float time() { return time; }
        public void setTime(float _v) { _dirty = true; time = _v; }
        public float value() { return value; }
        public void setValue(float _v) { _dirty = true; value = _v; }
        public float inTangent() { return inTangent; }
        public void setInTangent(float _v) { _dirty = true; inTangent = _v; }
        public float outTangent() { return outTangent; }
        public void setOutTangent(float _v) { _dirty = true; outTangent = _v; }
        public float inWeight() { return inWeight; }
        public void setInWeight(float _v) { _dirty = true; inWeight = _v; }
        public float outWeight() { return outWeight; }
        public void setOutWeight(float _v) { _dirty = true; outWeight = _v; }

        /**
         * Which of the two weights count. The recorder writes Both with weights of 0, which is linear.
         */
        public WeightedMode weightedMode() { return weightedMode; }
        public void setWeightedMode(WeightedMode _v) { _dirty = true; weightedMode = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public InputAnimationTypes.FloatCurve _parent() { return _parent; }
        public void set_parent(InputAnimationTypes.FloatCurve _v) { _dirty = true; _parent = _v; }
    }
    public static class Hands extends KaitaiStruct.ReadWrite {
        public static Hands fromFile(String fileName) throws IOException {
            return new Hands(new ByteBufferKaitaiStream(fileName));
        }
        public Hands() {
            this(null, null, null);
        }

        public Hands(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Hands(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
            this(_io, _parent, null);
        }

        public Hands(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.trackedLeft = new BooleanCurve(this._io, this, _root);
            this.trackedLeft._read();
            this.trackedRight = new BooleanCurve(this._io, this, _root);
            this.trackedRight._read();
            this.pinchingLeft = new BooleanCurve(this._io, this, _root);
            this.pinchingLeft._read();
            this.pinchingRight = new BooleanCurve(this._io, this, _root);
            this.pinchingRight._read();
            this.jointsLeft = new JointPoseCurves(this._io, this, _root);
            this.jointsLeft._read();
            this.jointsRight = new JointPoseCurves(this._io, this, _root);
            this.jointsRight._read();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.trackedLeft._fetchInstances();
            this.trackedRight._fetchInstances();
            this.pinchingLeft._fetchInstances();
            this.pinchingRight._fetchInstances();
            this.jointsLeft._fetchInstances();
            this.jointsRight._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this.trackedLeft._write_Seq(this._io);
            this.trackedRight._write_Seq(this._io);
            this.pinchingLeft._write_Seq(this._io);
            this.pinchingRight._write_Seq(this._io);
            this.jointsLeft._write_Seq(this._io);
            this.jointsRight._write_Seq(this._io);
        }

        public void _check() {
            if (!Objects.equals(this.trackedLeft._root(), _root()))
                throw new ConsistencyError("tracked_left", _root(), this.trackedLeft._root());
            if (!Objects.equals(this.trackedLeft._parent(), this))
                throw new ConsistencyError("tracked_left", this, this.trackedLeft._parent());
            if (!Objects.equals(this.trackedRight._root(), _root()))
                throw new ConsistencyError("tracked_right", _root(), this.trackedRight._root());
            if (!Objects.equals(this.trackedRight._parent(), this))
                throw new ConsistencyError("tracked_right", this, this.trackedRight._parent());
            if (!Objects.equals(this.pinchingLeft._root(), _root()))
                throw new ConsistencyError("pinching_left", _root(), this.pinchingLeft._root());
            if (!Objects.equals(this.pinchingLeft._parent(), this))
                throw new ConsistencyError("pinching_left", this, this.pinchingLeft._parent());
            if (!Objects.equals(this.pinchingRight._root(), _root()))
                throw new ConsistencyError("pinching_right", _root(), this.pinchingRight._root());
            if (!Objects.equals(this.pinchingRight._parent(), this))
                throw new ConsistencyError("pinching_right", this, this.pinchingRight._parent());
            if (!Objects.equals(this.jointsLeft._root(), _root()))
                throw new ConsistencyError("joints_left", _root(), this.jointsLeft._root());
            if (!Objects.equals(this.jointsLeft._parent(), this))
                throw new ConsistencyError("joints_left", this, this.jointsLeft._parent());
            if (!Objects.equals(this.jointsRight._root(), _root()))
                throw new ConsistencyError("joints_right", _root(), this.jointsRight._root());
            if (!Objects.equals(this.jointsRight._parent(), this))
                throw new ConsistencyError("joints_right", this, this.jointsRight._parent());
            _dirty = false;
        }
        private BooleanCurve trackedLeft;
        private BooleanCurve trackedRight;
        private BooleanCurve pinchingLeft;
        private BooleanCurve pinchingRight;
        private JointPoseCurves jointsLeft;
        private JointPoseCurves jointsRight;
        private InputAnimationTypes _root;
        private KaitaiStruct.ReadWrite _parent;

        /**
         * Whether the left hand is tracked. Its joints only matter while it is.
         */
        public BooleanCurve trackedLeft() { return trackedLeft; }
        public void setTrackedLeft(BooleanCurve _v) { _dirty = true; trackedLeft = _v; }

        /**
         * Whether the right hand is tracked. Its joints only matter while it is.
         */
        public BooleanCurve trackedRight() { return trackedRight; }
        public void setTrackedRight(BooleanCurve _v) { _dirty = true; trackedRight = _v; }

        /**
         * Whether the left hand pinches, which drives Select.
         */
        public BooleanCurve pinchingLeft() { return pinchingLeft; }
        public void setPinchingLeft(BooleanCurve _v) { _dirty = true; pinchingLeft = _v; }

        /**
         * Whether the right hand pinches, which drives Select.
         */
        public BooleanCurve pinchingRight() { return pinchingRight; }
        public void setPinchingRight(BooleanCurve _v) { _dirty = true; pinchingRight = _v; }
        public JointPoseCurves jointsLeft() { return jointsLeft; }
        public void setJointsLeft(JointPoseCurves _v) { _dirty = true; jointsLeft = _v; }
        public JointPoseCurves jointsRight() { return jointsRight; }
        public void setJointsRight(JointPoseCurves _v) { _dirty = true; jointsRight = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
    }
    public static class JointPoseCurves extends KaitaiStruct.ReadWrite {
        public static JointPoseCurves fromFile(String fileName) throws IOException {
            return new JointPoseCurves(new ByteBufferKaitaiStream(fileName));
        }
        public JointPoseCurves() {
            this(null, null, null);
        }

        public JointPoseCurves(KaitaiStream _io) {
            this(_io, null, null);
        }

        public JointPoseCurves(KaitaiStream _io, InputAnimationTypes.Hands _parent) {
            this(_io, _parent, null);
        }

        public JointPoseCurves(KaitaiStream _io, InputAnimationTypes.Hands _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.joints = new ArrayList<PoseCurves>();
            for (int i = 0; i < 27; i++) {
                PoseCurves _t_joints = new PoseCurves(this._io, this, _root);
                try {
                    _t_joints._read();
                } finally {
                    this.joints.add(_t_joints);
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.joints.size(); i++) {
                this.joints.get(((Number) (i)).intValue())._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            for (int i = 0; i < this.joints.size(); i++) {
                this.joints.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }

        public void _check() {
            if (this.joints.size() != 27)
                throw new ConsistencyError("joints", 27, this.joints.size());
            for (int i = 0; i < this.joints.size(); i++) {
                if (!Objects.equals(this.joints.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("joints", _root(), this.joints.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.joints.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("joints", this, this.joints.get(((Number) (i)).intValue())._parent());
            }
            _dirty = false;
        }
        private List<PoseCurves> joints;
        private InputAnimationTypes _root;
        private InputAnimationTypes.Hands _parent;
        public List<PoseCurves> joints() { return joints; }
        public void setJoints(List<PoseCurves> _v) { _dirty = true; joints = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public InputAnimationTypes.Hands _parent() { return _parent; }
        public void set_parent(InputAnimationTypes.Hands _v) { _dirty = true; _parent = _v; }
    }
    public static class Marker extends KaitaiStruct.ReadWrite {
        public static Marker fromFile(String fileName) throws IOException {
            return new Marker(new ByteBufferKaitaiStream(fileName));
        }
        public Marker() {
            this(null, null, null);
        }

        public Marker(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Marker(KaitaiStream _io, InputAnimationTypes.MarkerList _parent) {
            this(_io, _parent, null);
        }

        public Marker(KaitaiStream _io, InputAnimationTypes.MarkerList _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.time = this._io.readF4le();
            this.name = new DotnetString(this._io);
            this.name._read();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.name._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeF4le(this.time);
            this.name._write_Seq(this._io);
        }

        public void _check() {
            _dirty = false;
        }
        private float time;
        private DotnetString name;
        private InputAnimationTypes _root;
        private InputAnimationTypes.MarkerList _parent;

        /**
         * Seconds. MRTK searches markers as if they ascended in time; out of order, it finds wrong ones.
         */
        public float time() { return time; }
        public void setTime(float _v) { _dirty = true; time = _v; }
        public DotnetString name() { return name; }
        public void setName(DotnetString _v) { _dirty = true; name = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public InputAnimationTypes.MarkerList _parent() { return _parent; }
        public void set_parent(InputAnimationTypes.MarkerList _v) { _dirty = true; _parent = _v; }
    }
    public static class MarkerList extends KaitaiStruct.ReadWrite {
        public static MarkerList fromFile(String fileName) throws IOException {
            return new MarkerList(new ByteBufferKaitaiStream(fileName));
        }
        public MarkerList() {
            this(null, null, null);
        }

        public MarkerList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MarkerList(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
            this(_io, _parent, null);
        }

        public MarkerList(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.numMarkers = this._io.readS4le();
            this.markers = new ArrayList<Marker>();
            for (int i = 0; i < numMarkers(); i++) {
                Marker _t_markers = new Marker(this._io, this, _root);
                try {
                    _t_markers._read();
                } finally {
                    this.markers.add(_t_markers);
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.markers.size(); i++) {
                this.markers.get(((Number) (i)).intValue())._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeS4le(this.numMarkers);
            for (int i = 0; i < this.markers.size(); i++) {
                this.markers.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }

        public void _check() {
            if (this.markers.size() != numMarkers())
                throw new ConsistencyError("markers", numMarkers(), this.markers.size());
            for (int i = 0; i < this.markers.size(); i++) {
                if (!Objects.equals(this.markers.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("markers", _root(), this.markers.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.markers.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("markers", this, this.markers.get(((Number) (i)).intValue())._parent());
            }
            _dirty = false;
        }
        private int numMarkers;
        private List<Marker> markers;
        private InputAnimationTypes _root;
        private KaitaiStruct.ReadWrite _parent;
        public int numMarkers() { return numMarkers; }
        public void setNumMarkers(int _v) { _dirty = true; numMarkers = _v; }
        public List<Marker> markers() { return markers; }
        public void setMarkers(List<Marker> _v) { _dirty = true; markers = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
    }
    public static class PoseCurves extends KaitaiStruct.ReadWrite {
        public static PoseCurves fromFile(String fileName) throws IOException {
            return new PoseCurves(new ByteBufferKaitaiStream(fileName));
        }
        public PoseCurves() {
            this(null, null, null);
        }

        public PoseCurves(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PoseCurves(KaitaiStream _io, InputAnimationTypes.JointPoseCurves _parent) {
            this(_io, _parent, null);
        }

        public PoseCurves(KaitaiStream _io, InputAnimationTypes.JointPoseCurves _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.positionX = new FloatCurve(this._io, this, _root);
            this.positionX._read();
            this.positionY = new FloatCurve(this._io, this, _root);
            this.positionY._read();
            this.positionZ = new FloatCurve(this._io, this, _root);
            this.positionZ._read();
            this.rotationX = new FloatCurve(this._io, this, _root);
            this.rotationX._read();
            this.rotationY = new FloatCurve(this._io, this, _root);
            this.rotationY._read();
            this.rotationZ = new FloatCurve(this._io, this, _root);
            this.rotationZ._read();
            this.rotationW = new FloatCurve(this._io, this, _root);
            this.rotationW._read();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.positionX._fetchInstances();
            this.positionY._fetchInstances();
            this.positionZ._fetchInstances();
            this.rotationX._fetchInstances();
            this.rotationY._fetchInstances();
            this.rotationZ._fetchInstances();
            this.rotationW._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this.positionX._write_Seq(this._io);
            this.positionY._write_Seq(this._io);
            this.positionZ._write_Seq(this._io);
            this.rotationX._write_Seq(this._io);
            this.rotationY._write_Seq(this._io);
            this.rotationZ._write_Seq(this._io);
            this.rotationW._write_Seq(this._io);
        }

        public void _check() {
            if (!Objects.equals(this.positionX._root(), _root()))
                throw new ConsistencyError("position_x", _root(), this.positionX._root());
            if (!Objects.equals(this.positionX._parent(), this))
                throw new ConsistencyError("position_x", this, this.positionX._parent());
            if (!Objects.equals(this.positionY._root(), _root()))
                throw new ConsistencyError("position_y", _root(), this.positionY._root());
            if (!Objects.equals(this.positionY._parent(), this))
                throw new ConsistencyError("position_y", this, this.positionY._parent());
            if (!Objects.equals(this.positionZ._root(), _root()))
                throw new ConsistencyError("position_z", _root(), this.positionZ._root());
            if (!Objects.equals(this.positionZ._parent(), this))
                throw new ConsistencyError("position_z", this, this.positionZ._parent());
            if (!Objects.equals(this.rotationX._root(), _root()))
                throw new ConsistencyError("rotation_x", _root(), this.rotationX._root());
            if (!Objects.equals(this.rotationX._parent(), this))
                throw new ConsistencyError("rotation_x", this, this.rotationX._parent());
            if (!Objects.equals(this.rotationY._root(), _root()))
                throw new ConsistencyError("rotation_y", _root(), this.rotationY._root());
            if (!Objects.equals(this.rotationY._parent(), this))
                throw new ConsistencyError("rotation_y", this, this.rotationY._parent());
            if (!Objects.equals(this.rotationZ._root(), _root()))
                throw new ConsistencyError("rotation_z", _root(), this.rotationZ._root());
            if (!Objects.equals(this.rotationZ._parent(), this))
                throw new ConsistencyError("rotation_z", this, this.rotationZ._parent());
            if (!Objects.equals(this.rotationW._root(), _root()))
                throw new ConsistencyError("rotation_w", _root(), this.rotationW._root());
            if (!Objects.equals(this.rotationW._parent(), this))
                throw new ConsistencyError("rotation_w", this, this.rotationW._parent());
            _dirty = false;
        }
        private FloatCurve positionX;
        private FloatCurve positionY;
        private FloatCurve positionZ;
        private FloatCurve rotationX;
        private FloatCurve rotationY;
        private FloatCurve rotationZ;
        private FloatCurve rotationW;
        private InputAnimationTypes _root;
        private InputAnimationTypes.JointPoseCurves _parent;
        public FloatCurve positionX() { return positionX; }
        public void setPositionX(FloatCurve _v) { _dirty = true; positionX = _v; }
        public FloatCurve positionY() { return positionY; }
        public void setPositionY(FloatCurve _v) { _dirty = true; positionY = _v; }
        public FloatCurve positionZ() { return positionZ; }
        public void setPositionZ(FloatCurve _v) { _dirty = true; positionZ = _v; }
        public FloatCurve rotationX() { return rotationX; }
        public void setRotationX(FloatCurve _v) { _dirty = true; rotationX = _v; }
        public FloatCurve rotationY() { return rotationY; }
        public void setRotationY(FloatCurve _v) { _dirty = true; rotationY = _v; }
        public FloatCurve rotationZ() { return rotationZ; }
        public void setRotationZ(FloatCurve _v) { _dirty = true; rotationZ = _v; }
        public FloatCurve rotationW() { return rotationW; }
        public void setRotationW(FloatCurve _v) { _dirty = true; rotationW = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public InputAnimationTypes.JointPoseCurves _parent() { return _parent; }
        public void set_parent(InputAnimationTypes.JointPoseCurves _v) { _dirty = true; _parent = _v; }
    }
    public static class RayCurves extends KaitaiStruct.ReadWrite {
        public static RayCurves fromFile(String fileName) throws IOException {
            return new RayCurves(new ByteBufferKaitaiStream(fileName));
        }
        public RayCurves() {
            this(null, null, null);
        }

        public RayCurves(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RayCurves(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
            this(_io, _parent, null);
        }

        public RayCurves(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.originX = new FloatCurve(this._io, this, _root);
            this.originX._read();
            this.originY = new FloatCurve(this._io, this, _root);
            this.originY._read();
            this.originZ = new FloatCurve(this._io, this, _root);
            this.originZ._read();
            this.directionX = new FloatCurve(this._io, this, _root);
            this.directionX._read();
            this.directionY = new FloatCurve(this._io, this, _root);
            this.directionY._read();
            this.directionZ = new FloatCurve(this._io, this, _root);
            this.directionZ._read();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.originX._fetchInstances();
            this.originY._fetchInstances();
            this.originZ._fetchInstances();
            this.directionX._fetchInstances();
            this.directionY._fetchInstances();
            this.directionZ._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this.originX._write_Seq(this._io);
            this.originY._write_Seq(this._io);
            this.originZ._write_Seq(this._io);
            this.directionX._write_Seq(this._io);
            this.directionY._write_Seq(this._io);
            this.directionZ._write_Seq(this._io);
        }

        public void _check() {
            if (!Objects.equals(this.originX._root(), _root()))
                throw new ConsistencyError("origin_x", _root(), this.originX._root());
            if (!Objects.equals(this.originX._parent(), this))
                throw new ConsistencyError("origin_x", this, this.originX._parent());
            if (!Objects.equals(this.originY._root(), _root()))
                throw new ConsistencyError("origin_y", _root(), this.originY._root());
            if (!Objects.equals(this.originY._parent(), this))
                throw new ConsistencyError("origin_y", this, this.originY._parent());
            if (!Objects.equals(this.originZ._root(), _root()))
                throw new ConsistencyError("origin_z", _root(), this.originZ._root());
            if (!Objects.equals(this.originZ._parent(), this))
                throw new ConsistencyError("origin_z", this, this.originZ._parent());
            if (!Objects.equals(this.directionX._root(), _root()))
                throw new ConsistencyError("direction_x", _root(), this.directionX._root());
            if (!Objects.equals(this.directionX._parent(), this))
                throw new ConsistencyError("direction_x", this, this.directionX._parent());
            if (!Objects.equals(this.directionY._root(), _root()))
                throw new ConsistencyError("direction_y", _root(), this.directionY._root());
            if (!Objects.equals(this.directionY._parent(), this))
                throw new ConsistencyError("direction_y", this, this.directionY._parent());
            if (!Objects.equals(this.directionZ._root(), _root()))
                throw new ConsistencyError("direction_z", _root(), this.directionZ._root());
            if (!Objects.equals(this.directionZ._parent(), this))
                throw new ConsistencyError("direction_z", this, this.directionZ._parent());
            _dirty = false;
        }
        private FloatCurve originX;
        private FloatCurve originY;
        private FloatCurve originZ;
        private FloatCurve directionX;
        private FloatCurve directionY;
        private FloatCurve directionZ;
        private InputAnimationTypes _root;
        private KaitaiStruct.ReadWrite _parent;
        public FloatCurve originX() { return originX; }
        public void setOriginX(FloatCurve _v) { _dirty = true; originX = _v; }
        public FloatCurve originY() { return originY; }
        public void setOriginY(FloatCurve _v) { _dirty = true; originY = _v; }
        public FloatCurve originZ() { return originZ; }
        public void setOriginZ(FloatCurve _v) { _dirty = true; originZ = _v; }
        public FloatCurve directionX() { return directionX; }
        public void setDirectionX(FloatCurve _v) { _dirty = true; directionX = _v; }
        public FloatCurve directionY() { return directionY; }
        public void setDirectionY(FloatCurve _v) { _dirty = true; directionY = _v; }
        public FloatCurve directionZ() { return directionZ; }
        public void setDirectionZ(FloatCurve _v) { _dirty = true; directionZ = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
    }
    public static class SimpleCurve extends KaitaiStruct.ReadWrite {
        public static SimpleCurve fromFile(String fileName) throws IOException {
            return new SimpleCurve(new ByteBufferKaitaiStream(fileName));
        }
        public SimpleCurve() {
            this(null, null, null);
        }

        public SimpleCurve(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SimpleCurve(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
            this(_io, _parent, null);
        }

        public SimpleCurve(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.preWrap = InputAnimationTypes.WrapMode.byId(this._io.readS4le());
            this.postWrap = InputAnimationTypes.WrapMode.byId(this._io.readS4le());
            this.numKeyframes = this._io.readS4le();
            this.keyframes = new ArrayList<SimpleKeyframe>();
            for (int i = 0; i < numKeyframes(); i++) {
                SimpleKeyframe _t_keyframes = new SimpleKeyframe(this._io, this, _root);
                try {
                    _t_keyframes._read();
                } finally {
                    this.keyframes.add(_t_keyframes);
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.keyframes.size(); i++) {
                this.keyframes.get(((Number) (i)).intValue())._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeS4le(((Number) (this.preWrap.id())).intValue());
            this._io.writeS4le(((Number) (this.postWrap.id())).intValue());
            this._io.writeS4le(this.numKeyframes);
            for (int i = 0; i < this.keyframes.size(); i++) {
                this.keyframes.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }

        public void _check() {
            if (this.keyframes.size() != numKeyframes())
                throw new ConsistencyError("keyframes", numKeyframes(), this.keyframes.size());
            for (int i = 0; i < this.keyframes.size(); i++) {
                if (!Objects.equals(this.keyframes.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("keyframes", _root(), this.keyframes.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.keyframes.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("keyframes", this, this.keyframes.get(((Number) (i)).intValue())._parent());
            }
            _dirty = false;
        }
        private WrapMode preWrap;
        private WrapMode postWrap;
        private int numKeyframes;
        private List<SimpleKeyframe> keyframes;
        private InputAnimationTypes _root;
        private KaitaiStruct.ReadWrite _parent;

        /**
         * What the curve does before its first key while another curve is longer.
         */
        public WrapMode preWrap() { return preWrap; }
        public void setPreWrap(WrapMode _v) { _dirty = true; preWrap = _v; }

        /**
         * What the curve does after its last key while another curve is longer.
         */
        public WrapMode postWrap() { return postWrap; }
        public void setPostWrap(WrapMode _v) { _dirty = true; postWrap = _v; }
        public int numKeyframes() { return numKeyframes; }
        public void setNumKeyframes(int _v) { _dirty = true; numKeyframes = _v; }
        public List<SimpleKeyframe> keyframes() { return keyframes; }
        public void setKeyframes(List<SimpleKeyframe> _v) { _dirty = true; keyframes = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
    }
    public static class SimpleHands extends KaitaiStruct.ReadWrite {
        public static SimpleHands fromFile(String fileName) throws IOException {
            return new SimpleHands(new ByteBufferKaitaiStream(fileName));
        }
        public SimpleHands() {
            this(null, null, null);
        }

        public SimpleHands(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SimpleHands(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
            this(_io, _parent, null);
        }

        public SimpleHands(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.trackedLeft = new BooleanCurve(this._io, this, _root);
            this.trackedLeft._read();
            this.trackedRight = new BooleanCurve(this._io, this, _root);
            this.trackedRight._read();
            this.pinchingLeft = new BooleanCurve(this._io, this, _root);
            this.pinchingLeft._read();
            this.pinchingRight = new BooleanCurve(this._io, this, _root);
            this.pinchingRight._read();
            this.jointsLeft = new SimpleJointPoseCurves(this._io, this, _root);
            this.jointsLeft._read();
            this.jointsRight = new SimpleJointPoseCurves(this._io, this, _root);
            this.jointsRight._read();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.trackedLeft._fetchInstances();
            this.trackedRight._fetchInstances();
            this.pinchingLeft._fetchInstances();
            this.pinchingRight._fetchInstances();
            this.jointsLeft._fetchInstances();
            this.jointsRight._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this.trackedLeft._write_Seq(this._io);
            this.trackedRight._write_Seq(this._io);
            this.pinchingLeft._write_Seq(this._io);
            this.pinchingRight._write_Seq(this._io);
            this.jointsLeft._write_Seq(this._io);
            this.jointsRight._write_Seq(this._io);
        }

        public void _check() {
            if (!Objects.equals(this.trackedLeft._root(), _root()))
                throw new ConsistencyError("tracked_left", _root(), this.trackedLeft._root());
            if (!Objects.equals(this.trackedLeft._parent(), this))
                throw new ConsistencyError("tracked_left", this, this.trackedLeft._parent());
            if (!Objects.equals(this.trackedRight._root(), _root()))
                throw new ConsistencyError("tracked_right", _root(), this.trackedRight._root());
            if (!Objects.equals(this.trackedRight._parent(), this))
                throw new ConsistencyError("tracked_right", this, this.trackedRight._parent());
            if (!Objects.equals(this.pinchingLeft._root(), _root()))
                throw new ConsistencyError("pinching_left", _root(), this.pinchingLeft._root());
            if (!Objects.equals(this.pinchingLeft._parent(), this))
                throw new ConsistencyError("pinching_left", this, this.pinchingLeft._parent());
            if (!Objects.equals(this.pinchingRight._root(), _root()))
                throw new ConsistencyError("pinching_right", _root(), this.pinchingRight._root());
            if (!Objects.equals(this.pinchingRight._parent(), this))
                throw new ConsistencyError("pinching_right", this, this.pinchingRight._parent());
            if (!Objects.equals(this.jointsLeft._root(), _root()))
                throw new ConsistencyError("joints_left", _root(), this.jointsLeft._root());
            if (!Objects.equals(this.jointsLeft._parent(), this))
                throw new ConsistencyError("joints_left", this, this.jointsLeft._parent());
            if (!Objects.equals(this.jointsRight._root(), _root()))
                throw new ConsistencyError("joints_right", _root(), this.jointsRight._root());
            if (!Objects.equals(this.jointsRight._parent(), this))
                throw new ConsistencyError("joints_right", this, this.jointsRight._parent());
            _dirty = false;
        }
        private BooleanCurve trackedLeft;
        private BooleanCurve trackedRight;
        private BooleanCurve pinchingLeft;
        private BooleanCurve pinchingRight;
        private SimpleJointPoseCurves jointsLeft;
        private SimpleJointPoseCurves jointsRight;
        private InputAnimationTypes _root;
        private KaitaiStruct.ReadWrite _parent;

        /**
         * Whether the left hand is tracked. Its joints only matter while it is.
         */
        public BooleanCurve trackedLeft() { return trackedLeft; }
        public void setTrackedLeft(BooleanCurve _v) { _dirty = true; trackedLeft = _v; }

        /**
         * Whether the right hand is tracked. Its joints only matter while it is.
         */
        public BooleanCurve trackedRight() { return trackedRight; }
        public void setTrackedRight(BooleanCurve _v) { _dirty = true; trackedRight = _v; }

        /**
         * Whether the left hand pinches, which drives Select.
         */
        public BooleanCurve pinchingLeft() { return pinchingLeft; }
        public void setPinchingLeft(BooleanCurve _v) { _dirty = true; pinchingLeft = _v; }

        /**
         * Whether the right hand pinches, which drives Select.
         */
        public BooleanCurve pinchingRight() { return pinchingRight; }
        public void setPinchingRight(BooleanCurve _v) { _dirty = true; pinchingRight = _v; }
        public SimpleJointPoseCurves jointsLeft() { return jointsLeft; }
        public void setJointsLeft(SimpleJointPoseCurves _v) { _dirty = true; jointsLeft = _v; }
        public SimpleJointPoseCurves jointsRight() { return jointsRight; }
        public void setJointsRight(SimpleJointPoseCurves _v) { _dirty = true; jointsRight = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
    }
    public static class SimpleJointPoseCurves extends KaitaiStruct.ReadWrite {
        public static SimpleJointPoseCurves fromFile(String fileName) throws IOException {
            return new SimpleJointPoseCurves(new ByteBufferKaitaiStream(fileName));
        }
        public SimpleJointPoseCurves() {
            this(null, null, null);
        }

        public SimpleJointPoseCurves(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SimpleJointPoseCurves(KaitaiStream _io, InputAnimationTypes.SimpleHands _parent) {
            this(_io, _parent, null);
        }

        public SimpleJointPoseCurves(KaitaiStream _io, InputAnimationTypes.SimpleHands _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.joints = new ArrayList<SimplePoseCurves>();
            for (int i = 0; i < 27; i++) {
                SimplePoseCurves _t_joints = new SimplePoseCurves(this._io, this, _root);
                try {
                    _t_joints._read();
                } finally {
                    this.joints.add(_t_joints);
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.joints.size(); i++) {
                this.joints.get(((Number) (i)).intValue())._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            for (int i = 0; i < this.joints.size(); i++) {
                this.joints.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }

        public void _check() {
            if (this.joints.size() != 27)
                throw new ConsistencyError("joints", 27, this.joints.size());
            for (int i = 0; i < this.joints.size(); i++) {
                if (!Objects.equals(this.joints.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("joints", _root(), this.joints.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.joints.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("joints", this, this.joints.get(((Number) (i)).intValue())._parent());
            }
            _dirty = false;
        }
        private List<SimplePoseCurves> joints;
        private InputAnimationTypes _root;
        private InputAnimationTypes.SimpleHands _parent;
        public List<SimplePoseCurves> joints() { return joints; }
        public void setJoints(List<SimplePoseCurves> _v) { _dirty = true; joints = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public InputAnimationTypes.SimpleHands _parent() { return _parent; }
        public void set_parent(InputAnimationTypes.SimpleHands _v) { _dirty = true; _parent = _v; }
    }
    public static class SimpleKeyframe extends KaitaiStruct.ReadWrite {
        public static SimpleKeyframe fromFile(String fileName) throws IOException {
            return new SimpleKeyframe(new ByteBufferKaitaiStream(fileName));
        }
        public SimpleKeyframe() {
            this(null, null, null);
        }

        public SimpleKeyframe(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SimpleKeyframe(KaitaiStream _io, InputAnimationTypes.SimpleCurve _parent) {
            this(_io, _parent, null);
        }

        public SimpleKeyframe(KaitaiStream _io, InputAnimationTypes.SimpleCurve _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.time = this._io.readF4le();
            this.value = this._io.readF4le();
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeF4le(this.time);
            this._io.writeF4le(this.value);
        }

        public void _check() {
            _dirty = false;
        }
        private float time;
        private float value;
        private InputAnimationTypes _root;
        private InputAnimationTypes.SimpleCurve _parent;

        /**
         * Seconds.
         */
        public float time() { return time; }
        public void setTime(float _v) { _dirty = true; time = _v; }
        public float value() { return value; }
        public void setValue(float _v) { _dirty = true; value = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public InputAnimationTypes.SimpleCurve _parent() { return _parent; }
        public void set_parent(InputAnimationTypes.SimpleCurve _v) { _dirty = true; _parent = _v; }
    }
    public static class SimplePoseCurves extends KaitaiStruct.ReadWrite {
        public static SimplePoseCurves fromFile(String fileName) throws IOException {
            return new SimplePoseCurves(new ByteBufferKaitaiStream(fileName));
        }
        public SimplePoseCurves() {
            this(null, null, null);
        }

        public SimplePoseCurves(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SimplePoseCurves(KaitaiStream _io, InputAnimationTypes.SimpleJointPoseCurves _parent) {
            this(_io, _parent, null);
        }

        public SimplePoseCurves(KaitaiStream _io, InputAnimationTypes.SimpleJointPoseCurves _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.positionX = new SimpleCurve(this._io, this, _root);
            this.positionX._read();
            this.positionY = new SimpleCurve(this._io, this, _root);
            this.positionY._read();
            this.positionZ = new SimpleCurve(this._io, this, _root);
            this.positionZ._read();
            this.rotationX = new SimpleCurve(this._io, this, _root);
            this.rotationX._read();
            this.rotationY = new SimpleCurve(this._io, this, _root);
            this.rotationY._read();
            this.rotationZ = new SimpleCurve(this._io, this, _root);
            this.rotationZ._read();
            this.rotationW = new SimpleCurve(this._io, this, _root);
            this.rotationW._read();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.positionX._fetchInstances();
            this.positionY._fetchInstances();
            this.positionZ._fetchInstances();
            this.rotationX._fetchInstances();
            this.rotationY._fetchInstances();
            this.rotationZ._fetchInstances();
            this.rotationW._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this.positionX._write_Seq(this._io);
            this.positionY._write_Seq(this._io);
            this.positionZ._write_Seq(this._io);
            this.rotationX._write_Seq(this._io);
            this.rotationY._write_Seq(this._io);
            this.rotationZ._write_Seq(this._io);
            this.rotationW._write_Seq(this._io);
        }

        public void _check() {
            if (!Objects.equals(this.positionX._root(), _root()))
                throw new ConsistencyError("position_x", _root(), this.positionX._root());
            if (!Objects.equals(this.positionX._parent(), this))
                throw new ConsistencyError("position_x", this, this.positionX._parent());
            if (!Objects.equals(this.positionY._root(), _root()))
                throw new ConsistencyError("position_y", _root(), this.positionY._root());
            if (!Objects.equals(this.positionY._parent(), this))
                throw new ConsistencyError("position_y", this, this.positionY._parent());
            if (!Objects.equals(this.positionZ._root(), _root()))
                throw new ConsistencyError("position_z", _root(), this.positionZ._root());
            if (!Objects.equals(this.positionZ._parent(), this))
                throw new ConsistencyError("position_z", this, this.positionZ._parent());
            if (!Objects.equals(this.rotationX._root(), _root()))
                throw new ConsistencyError("rotation_x", _root(), this.rotationX._root());
            if (!Objects.equals(this.rotationX._parent(), this))
                throw new ConsistencyError("rotation_x", this, this.rotationX._parent());
            if (!Objects.equals(this.rotationY._root(), _root()))
                throw new ConsistencyError("rotation_y", _root(), this.rotationY._root());
            if (!Objects.equals(this.rotationY._parent(), this))
                throw new ConsistencyError("rotation_y", this, this.rotationY._parent());
            if (!Objects.equals(this.rotationZ._root(), _root()))
                throw new ConsistencyError("rotation_z", _root(), this.rotationZ._root());
            if (!Objects.equals(this.rotationZ._parent(), this))
                throw new ConsistencyError("rotation_z", this, this.rotationZ._parent());
            if (!Objects.equals(this.rotationW._root(), _root()))
                throw new ConsistencyError("rotation_w", _root(), this.rotationW._root());
            if (!Objects.equals(this.rotationW._parent(), this))
                throw new ConsistencyError("rotation_w", this, this.rotationW._parent());
            _dirty = false;
        }
        private SimpleCurve positionX;
        private SimpleCurve positionY;
        private SimpleCurve positionZ;
        private SimpleCurve rotationX;
        private SimpleCurve rotationY;
        private SimpleCurve rotationZ;
        private SimpleCurve rotationW;
        private InputAnimationTypes _root;
        private InputAnimationTypes.SimpleJointPoseCurves _parent;
        public SimpleCurve positionX() { return positionX; }
        public void setPositionX(SimpleCurve _v) { _dirty = true; positionX = _v; }
        public SimpleCurve positionY() { return positionY; }
        public void setPositionY(SimpleCurve _v) { _dirty = true; positionY = _v; }
        public SimpleCurve positionZ() { return positionZ; }
        public void setPositionZ(SimpleCurve _v) { _dirty = true; positionZ = _v; }
        public SimpleCurve rotationX() { return rotationX; }
        public void setRotationX(SimpleCurve _v) { _dirty = true; rotationX = _v; }
        public SimpleCurve rotationY() { return rotationY; }
        public void setRotationY(SimpleCurve _v) { _dirty = true; rotationY = _v; }
        public SimpleCurve rotationZ() { return rotationZ; }
        public void setRotationZ(SimpleCurve _v) { _dirty = true; rotationZ = _v; }
        public SimpleCurve rotationW() { return rotationW; }
        public void setRotationW(SimpleCurve _v) { _dirty = true; rotationW = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public InputAnimationTypes.SimpleJointPoseCurves _parent() { return _parent; }
        public void set_parent(InputAnimationTypes.SimpleJointPoseCurves _v) { _dirty = true; _parent = _v; }
    }
    public static class SimpleRayCurves extends KaitaiStruct.ReadWrite {
        public static SimpleRayCurves fromFile(String fileName) throws IOException {
            return new SimpleRayCurves(new ByteBufferKaitaiStream(fileName));
        }
        public SimpleRayCurves() {
            this(null, null, null);
        }

        public SimpleRayCurves(KaitaiStream _io) {
            this(_io, null, null);
        }

        public SimpleRayCurves(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
            this(_io, _parent, null);
        }

        public SimpleRayCurves(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, InputAnimationTypes _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.originX = new SimpleCurve(this._io, this, _root);
            this.originX._read();
            this.originY = new SimpleCurve(this._io, this, _root);
            this.originY._read();
            this.originZ = new SimpleCurve(this._io, this, _root);
            this.originZ._read();
            this.directionX = new SimpleCurve(this._io, this, _root);
            this.directionX._read();
            this.directionY = new SimpleCurve(this._io, this, _root);
            this.directionY._read();
            this.directionZ = new SimpleCurve(this._io, this, _root);
            this.directionZ._read();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.originX._fetchInstances();
            this.originY._fetchInstances();
            this.originZ._fetchInstances();
            this.directionX._fetchInstances();
            this.directionY._fetchInstances();
            this.directionZ._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this.originX._write_Seq(this._io);
            this.originY._write_Seq(this._io);
            this.originZ._write_Seq(this._io);
            this.directionX._write_Seq(this._io);
            this.directionY._write_Seq(this._io);
            this.directionZ._write_Seq(this._io);
        }

        public void _check() {
            if (!Objects.equals(this.originX._root(), _root()))
                throw new ConsistencyError("origin_x", _root(), this.originX._root());
            if (!Objects.equals(this.originX._parent(), this))
                throw new ConsistencyError("origin_x", this, this.originX._parent());
            if (!Objects.equals(this.originY._root(), _root()))
                throw new ConsistencyError("origin_y", _root(), this.originY._root());
            if (!Objects.equals(this.originY._parent(), this))
                throw new ConsistencyError("origin_y", this, this.originY._parent());
            if (!Objects.equals(this.originZ._root(), _root()))
                throw new ConsistencyError("origin_z", _root(), this.originZ._root());
            if (!Objects.equals(this.originZ._parent(), this))
                throw new ConsistencyError("origin_z", this, this.originZ._parent());
            if (!Objects.equals(this.directionX._root(), _root()))
                throw new ConsistencyError("direction_x", _root(), this.directionX._root());
            if (!Objects.equals(this.directionX._parent(), this))
                throw new ConsistencyError("direction_x", this, this.directionX._parent());
            if (!Objects.equals(this.directionY._root(), _root()))
                throw new ConsistencyError("direction_y", _root(), this.directionY._root());
            if (!Objects.equals(this.directionY._parent(), this))
                throw new ConsistencyError("direction_y", this, this.directionY._parent());
            if (!Objects.equals(this.directionZ._root(), _root()))
                throw new ConsistencyError("direction_z", _root(), this.directionZ._root());
            if (!Objects.equals(this.directionZ._parent(), this))
                throw new ConsistencyError("direction_z", this, this.directionZ._parent());
            _dirty = false;
        }
        private SimpleCurve originX;
        private SimpleCurve originY;
        private SimpleCurve originZ;
        private SimpleCurve directionX;
        private SimpleCurve directionY;
        private SimpleCurve directionZ;
        private InputAnimationTypes _root;
        private KaitaiStruct.ReadWrite _parent;
        public SimpleCurve originX() { return originX; }
        public void setOriginX(SimpleCurve _v) { _dirty = true; originX = _v; }
        public SimpleCurve originY() { return originY; }
        public void setOriginY(SimpleCurve _v) { _dirty = true; originY = _v; }
        public SimpleCurve originZ() { return originZ; }
        public void setOriginZ(SimpleCurve _v) { _dirty = true; originZ = _v; }
        public SimpleCurve directionX() { return directionX; }
        public void setDirectionX(SimpleCurve _v) { _dirty = true; directionX = _v; }
        public SimpleCurve directionY() { return directionY; }
        public void setDirectionY(SimpleCurve _v) { _dirty = true; directionY = _v; }
        public SimpleCurve directionZ() { return directionZ; }
        public void setDirectionZ(SimpleCurve _v) { _dirty = true; directionZ = _v; }
        public InputAnimationTypes _root() { return _root; }
        public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
    }
    private InputAnimationTypes _root;
    private KaitaiStruct.ReadWrite _parent;
    public InputAnimationTypes _root() { return _root; }
    public void set_root(InputAnimationTypes _v) { _dirty = true; _root = _v; }
    public KaitaiStruct.ReadWrite _parent() { return _parent; }
    public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
}
