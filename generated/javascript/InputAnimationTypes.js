// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './DotnetString'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./DotnetString'));
  } else {
    factory(root.InputAnimationTypes || (root.InputAnimationTypes = {}), root.KaitaiStream, root.DotnetString || (root.DotnetString = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (InputAnimationTypes_, KaitaiStream, DotnetString_) {
/**
 * The tables of "Input animation file format" (MRTK2 documentation), one type a table, in their
 * order. Two kinds of float curve are in use: the documentation's, whose keyframes have tangents and
 * weights (`float_curve`), and the one that MRTK 2.6 and later write in version 1.1, whose keyframes
 * are a time and a value (`simple_curve`). Each has its own pose, ray, joint and hand types.
 * 
 * Times are seconds; positions and origins are metres in Unity's left-handed world frame, Y up and Z
 * forward; rotations are quaternions (x y z w) of unit length.
 * @see {@link https://learn.microsoft.com/en-us/windows/mixed-reality/mrtk-unity/mrtk2/features/input-simulation/input-animation-file-format|Source}
 */

var InputAnimationTypes = (function() {
  InputAnimationTypes.Joint = Object.freeze({
    NONE: 0,
    WRIST: 1,
    PALM: 2,
    THUMB_METACARPAL_JOINT: 3,
    THUMB_PROXIMAL_JOINT: 4,
    THUMB_DISTAL_JOINT: 5,
    THUMB_TIP: 6,
    INDEX_METACARPAL: 7,
    INDEX_KNUCKLE: 8,
    INDEX_MIDDLE_JOINT: 9,
    INDEX_DISTAL_JOINT: 10,
    INDEX_TIP: 11,
    MIDDLE_METACARPAL: 12,
    MIDDLE_KNUCKLE: 13,
    MIDDLE_MIDDLE_JOINT: 14,
    MIDDLE_DISTAL_JOINT: 15,
    MIDDLE_TIP: 16,
    RING_METACARPAL: 17,
    RING_KNUCKLE: 18,
    RING_MIDDLE_JOINT: 19,
    RING_DISTAL_JOINT: 20,
    RING_TIP: 21,
    PINKY_METACARPAL: 22,
    PINKY_KNUCKLE: 23,
    PINKY_MIDDLE_JOINT: 24,
    PINKY_DISTAL_JOINT: 25,
    PINKY_TIP: 26,

    0: "NONE",
    1: "WRIST",
    2: "PALM",
    3: "THUMB_METACARPAL_JOINT",
    4: "THUMB_PROXIMAL_JOINT",
    5: "THUMB_DISTAL_JOINT",
    6: "THUMB_TIP",
    7: "INDEX_METACARPAL",
    8: "INDEX_KNUCKLE",
    9: "INDEX_MIDDLE_JOINT",
    10: "INDEX_DISTAL_JOINT",
    11: "INDEX_TIP",
    12: "MIDDLE_METACARPAL",
    13: "MIDDLE_KNUCKLE",
    14: "MIDDLE_MIDDLE_JOINT",
    15: "MIDDLE_DISTAL_JOINT",
    16: "MIDDLE_TIP",
    17: "RING_METACARPAL",
    18: "RING_KNUCKLE",
    19: "RING_MIDDLE_JOINT",
    20: "RING_DISTAL_JOINT",
    21: "RING_TIP",
    22: "PINKY_METACARPAL",
    23: "PINKY_KNUCKLE",
    24: "PINKY_MIDDLE_JOINT",
    25: "PINKY_DISTAL_JOINT",
    26: "PINKY_TIP",
  });

  InputAnimationTypes.WeightedMode = Object.freeze({
    NO_WEIGHT: 0,
    IN_WEIGHT: 1,
    OUT_WEIGHT: 2,
    BOTH_WEIGHTS: 3,

    0: "NO_WEIGHT",
    1: "IN_WEIGHT",
    2: "OUT_WEIGHT",
    3: "BOTH_WEIGHTS",
  });

  InputAnimationTypes.WrapMode = Object.freeze({
    DEFAULT_MODE: 0,
    ONCE: 1,
    LOOP: 2,
    PING_PONG: 4,
    CLAMP_FOREVER: 8,

    0: "DEFAULT_MODE",
    1: "ONCE",
    2: "LOOP",
    4: "PING_PONG",
    8: "CLAMP_FOREVER",
  });

  function InputAnimationTypes(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  InputAnimationTypes.prototype._read = function() {
  }

  var BooleanCurve = InputAnimationTypes.BooleanCurve = (function() {
    function BooleanCurve(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BooleanCurve.prototype._read = function() {
      this.preWrap = this._io.readS4le();
      this.postWrap = this._io.readS4le();
      this.numKeyframes = this._io.readS4le();
      this.keyframes = [];
      for (var i = 0; i < this.numKeyframes; i++) {
        this.keyframes.push(new BooleanKeyframe(this._io, this, this._root));
      }
    }

    /**
     * What the curve does before its first key while another curve is longer.
     */

    /**
     * What the curve does after its last key while another curve is longer.
     */

    return BooleanCurve;
  })();

  var BooleanKeyframe = InputAnimationTypes.BooleanKeyframe = (function() {
    function BooleanKeyframe(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    BooleanKeyframe.prototype._read = function() {
      this.time = this._io.readF4le();
      this.value = this._io.readF4le();
    }

    /**
     * Seconds.
     */

    /**
     * True where it is above 0.5; it holds until the next key.
     */

    return BooleanKeyframe;
  })();

  var FloatCurve = InputAnimationTypes.FloatCurve = (function() {
    function FloatCurve(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FloatCurve.prototype._read = function() {
      this.preWrap = this._io.readS4le();
      this.postWrap = this._io.readS4le();
      this.numKeyframes = this._io.readS4le();
      this.keyframes = [];
      for (var i = 0; i < this.numKeyframes; i++) {
        this.keyframes.push(new FloatKeyframe(this._io, this, this._root));
      }
    }

    /**
     * What the curve does before its first key while another curve is longer.
     */

    /**
     * What the curve does after its last key while another curve is longer.
     */

    return FloatCurve;
  })();

  var FloatKeyframe = InputAnimationTypes.FloatKeyframe = (function() {
    function FloatKeyframe(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FloatKeyframe.prototype._read = function() {
      this.time = this._io.readF4le();
      this.value = this._io.readF4le();
      this.inTangent = this._io.readF4le();
      this.outTangent = this._io.readF4le();
      this.inWeight = this._io.readF4le();
      this.outWeight = this._io.readF4le();
      this.weightedMode = this._io.readS4le();
    }

    /**
     * Seconds.
     */

    /**
     * Which of the two weights count. The recorder writes Both with weights of 0, which is linear.
     */

    return FloatKeyframe;
  })();

  var Hands = InputAnimationTypes.Hands = (function() {
    function Hands(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Hands.prototype._read = function() {
      this.trackedLeft = new BooleanCurve(this._io, this, this._root);
      this.trackedRight = new BooleanCurve(this._io, this, this._root);
      this.pinchingLeft = new BooleanCurve(this._io, this, this._root);
      this.pinchingRight = new BooleanCurve(this._io, this, this._root);
      this.jointsLeft = new JointPoseCurves(this._io, this, this._root);
      this.jointsRight = new JointPoseCurves(this._io, this, this._root);
    }

    /**
     * Whether the left hand is tracked. Its joints only matter while it is.
     */

    /**
     * Whether the right hand is tracked. Its joints only matter while it is.
     */

    /**
     * Whether the left hand pinches, which drives Select.
     */

    /**
     * Whether the right hand pinches, which drives Select.
     */

    return Hands;
  })();

  var JointPoseCurves = InputAnimationTypes.JointPoseCurves = (function() {
    function JointPoseCurves(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    JointPoseCurves.prototype._read = function() {
      this.joints = [];
      for (var i = 0; i < 27; i++) {
        this.joints.push(new PoseCurves(this._io, this, this._root));
      }
    }

    return JointPoseCurves;
  })();

  var Marker = InputAnimationTypes.Marker = (function() {
    function Marker(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Marker.prototype._read = function() {
      this.time = this._io.readF4le();
      this.name = new DotnetString_.DotnetString(this._io, null, null);
    }

    /**
     * Seconds. MRTK searches markers as if they ascended in time; out of order, it finds wrong ones.
     */

    return Marker;
  })();

  var MarkerList = InputAnimationTypes.MarkerList = (function() {
    function MarkerList(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    MarkerList.prototype._read = function() {
      this.numMarkers = this._io.readS4le();
      this.markers = [];
      for (var i = 0; i < this.numMarkers; i++) {
        this.markers.push(new Marker(this._io, this, this._root));
      }
    }

    return MarkerList;
  })();

  var PoseCurves = InputAnimationTypes.PoseCurves = (function() {
    function PoseCurves(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    PoseCurves.prototype._read = function() {
      this.positionX = new FloatCurve(this._io, this, this._root);
      this.positionY = new FloatCurve(this._io, this, this._root);
      this.positionZ = new FloatCurve(this._io, this, this._root);
      this.rotationX = new FloatCurve(this._io, this, this._root);
      this.rotationY = new FloatCurve(this._io, this, this._root);
      this.rotationZ = new FloatCurve(this._io, this, this._root);
      this.rotationW = new FloatCurve(this._io, this, this._root);
    }

    return PoseCurves;
  })();

  var RayCurves = InputAnimationTypes.RayCurves = (function() {
    function RayCurves(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RayCurves.prototype._read = function() {
      this.originX = new FloatCurve(this._io, this, this._root);
      this.originY = new FloatCurve(this._io, this, this._root);
      this.originZ = new FloatCurve(this._io, this, this._root);
      this.directionX = new FloatCurve(this._io, this, this._root);
      this.directionY = new FloatCurve(this._io, this, this._root);
      this.directionZ = new FloatCurve(this._io, this, this._root);
    }

    return RayCurves;
  })();

  var SimpleCurve = InputAnimationTypes.SimpleCurve = (function() {
    function SimpleCurve(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    SimpleCurve.prototype._read = function() {
      this.preWrap = this._io.readS4le();
      this.postWrap = this._io.readS4le();
      this.numKeyframes = this._io.readS4le();
      this.keyframes = [];
      for (var i = 0; i < this.numKeyframes; i++) {
        this.keyframes.push(new SimpleKeyframe(this._io, this, this._root));
      }
    }

    /**
     * What the curve does before its first key while another curve is longer.
     */

    /**
     * What the curve does after its last key while another curve is longer.
     */

    return SimpleCurve;
  })();

  var SimpleHands = InputAnimationTypes.SimpleHands = (function() {
    function SimpleHands(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    SimpleHands.prototype._read = function() {
      this.trackedLeft = new BooleanCurve(this._io, this, this._root);
      this.trackedRight = new BooleanCurve(this._io, this, this._root);
      this.pinchingLeft = new BooleanCurve(this._io, this, this._root);
      this.pinchingRight = new BooleanCurve(this._io, this, this._root);
      this.jointsLeft = new SimpleJointPoseCurves(this._io, this, this._root);
      this.jointsRight = new SimpleJointPoseCurves(this._io, this, this._root);
    }

    /**
     * Whether the left hand is tracked. Its joints only matter while it is.
     */

    /**
     * Whether the right hand is tracked. Its joints only matter while it is.
     */

    /**
     * Whether the left hand pinches, which drives Select.
     */

    /**
     * Whether the right hand pinches, which drives Select.
     */

    return SimpleHands;
  })();

  var SimpleJointPoseCurves = InputAnimationTypes.SimpleJointPoseCurves = (function() {
    function SimpleJointPoseCurves(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    SimpleJointPoseCurves.prototype._read = function() {
      this.joints = [];
      for (var i = 0; i < 27; i++) {
        this.joints.push(new SimplePoseCurves(this._io, this, this._root));
      }
    }

    return SimpleJointPoseCurves;
  })();

  var SimpleKeyframe = InputAnimationTypes.SimpleKeyframe = (function() {
    function SimpleKeyframe(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    SimpleKeyframe.prototype._read = function() {
      this.time = this._io.readF4le();
      this.value = this._io.readF4le();
    }

    /**
     * Seconds.
     */

    return SimpleKeyframe;
  })();

  var SimplePoseCurves = InputAnimationTypes.SimplePoseCurves = (function() {
    function SimplePoseCurves(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    SimplePoseCurves.prototype._read = function() {
      this.positionX = new SimpleCurve(this._io, this, this._root);
      this.positionY = new SimpleCurve(this._io, this, this._root);
      this.positionZ = new SimpleCurve(this._io, this, this._root);
      this.rotationX = new SimpleCurve(this._io, this, this._root);
      this.rotationY = new SimpleCurve(this._io, this, this._root);
      this.rotationZ = new SimpleCurve(this._io, this, this._root);
      this.rotationW = new SimpleCurve(this._io, this, this._root);
    }

    return SimplePoseCurves;
  })();

  var SimpleRayCurves = InputAnimationTypes.SimpleRayCurves = (function() {
    function SimpleRayCurves(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    SimpleRayCurves.prototype._read = function() {
      this.originX = new SimpleCurve(this._io, this, this._root);
      this.originY = new SimpleCurve(this._io, this, this._root);
      this.originZ = new SimpleCurve(this._io, this, this._root);
      this.directionX = new SimpleCurve(this._io, this, this._root);
      this.directionY = new SimpleCurve(this._io, this, this._root);
      this.directionZ = new SimpleCurve(this._io, this, this._root);
    }

    return SimpleRayCurves;
  })();

  return InputAnimationTypes;
})();
InputAnimationTypes_.InputAnimationTypes = InputAnimationTypes;
});
