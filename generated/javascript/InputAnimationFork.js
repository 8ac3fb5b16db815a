// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './DotnetString', './InputAnimationTypes'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./DotnetString'), require('./InputAnimationTypes'));
  } else {
    factory(root.InputAnimationFork || (root.InputAnimationFork = {}), root.KaitaiStream, root.DotnetString || (root.DotnetString = {}), root.InputAnimationTypes || (root.InputAnimationTypes = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (InputAnimationFork_, KaitaiStream, DotnetString_, InputAnimationTypes_) {
/**
 * Public forks of MRTK keep the magic number, write no version fields and add three scale curves to
 * each pose. This spec is here so that such a file is recognised and refused by name.
 */

var InputAnimationFork = (function() {
  function InputAnimationFork(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  InputAnimationFork.prototype._read = function() {
    this.magic = this._io.readBytes(8);
    if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([198, 66, 158, 15, 110, 175, 143, 106])) == 0))) {
      throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([198, 66, 158, 15, 110, 175, 143, 106]), this.magic, this._io, "/seq/0");
    }
    this.hasCameraPose = this._io.readU1();
    this.hasHandData = this._io.readU1();
    this.hasEyeGaze = this._io.readU1();
    if (this.hasCameraPose != 0) {
      this.camera = new ScaledPoseCurves(this._io, this, this._root);
    }
    if (this.hasHandData != 0) {
      this.hands = new ScaledHands(this._io, this, this._root);
    }
    if (this.hasEyeGaze != 0) {
      this.eyeGaze = new ScaledPoseCurves(this._io, this, this._root);
    }
    this.numObjects = this._io.readS4le();
    this.objects = [];
    for (var i = 0; i < this.numObjects; i++) {
      this.objects.push(new RecordedObject(this._io, this, this._root));
    }
    this.markers = new InputAnimationTypes_.InputAnimationTypes.MarkerList(this._io, null, null);
  }

  var RecordedObject = InputAnimationFork.RecordedObject = (function() {
    function RecordedObject(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    RecordedObject.prototype._read = function() {
      this.name = new DotnetString_.DotnetString(this._io, null, null);
      this.pose = new ScaledPoseCurves(this._io, this, this._root);
    }

    return RecordedObject;
  })();

  var ScaledHands = InputAnimationFork.ScaledHands = (function() {
    function ScaledHands(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ScaledHands.prototype._read = function() {
      this.trackedLeft = new InputAnimationTypes_.InputAnimationTypes.BooleanCurve(this._io, null, null);
      this.trackedRight = new InputAnimationTypes_.InputAnimationTypes.BooleanCurve(this._io, null, null);
      this.pinchingLeft = new InputAnimationTypes_.InputAnimationTypes.BooleanCurve(this._io, null, null);
      this.pinchingRight = new InputAnimationTypes_.InputAnimationTypes.BooleanCurve(this._io, null, null);
      this.jointsLeft = [];
      for (var i = 0; i < 27; i++) {
        this.jointsLeft.push(new ScaledPoseCurves(this._io, this, this._root));
      }
      this.jointsRight = [];
      for (var i = 0; i < 27; i++) {
        this.jointsRight.push(new ScaledPoseCurves(this._io, this, this._root));
      }
    }

    return ScaledHands;
  })();

  var ScaledPoseCurves = InputAnimationFork.ScaledPoseCurves = (function() {
    function ScaledPoseCurves(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    ScaledPoseCurves.prototype._read = function() {
      this.curves = [];
      for (var i = 0; i < 10; i++) {
        this.curves.push(new InputAnimationTypes_.InputAnimationTypes.SimpleCurve(this._io, null, null));
      }
    }

    /**
     * Position x y z, rotation x y z w, scale x y z.
     */

    return ScaledPoseCurves;
  })();

  /**
   * Int64 0x6a8faf6e0f9e42c6, little-endian. Early development code of MRTK wrote no magic at all;
   * such recordings are not taken.
   */

  return InputAnimationFork;
})();
InputAnimationFork_.InputAnimationFork = InputAnimationFork;
});
