// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './InputAnimationTypes'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./InputAnimationTypes'));
  } else {
    factory(root.InputAnimation10Documented || (root.InputAnimation10Documented = {}), root.KaitaiStream, root.InputAnimationTypes || (root.InputAnimationTypes = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (InputAnimation10Documented_, KaitaiStream, InputAnimationTypes_) {
/**
 * The published table of this version. MRTK itself adds a list of markers.
 */

var InputAnimation10Documented = (function() {
  function InputAnimation10Documented(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  InputAnimation10Documented.prototype._read = function() {
    this.magic = this._io.readBytes(8);
    if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([198, 66, 158, 15, 110, 175, 143, 106])) == 0))) {
      throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([198, 66, 158, 15, 110, 175, 143, 106]), this.magic, this._io, "/seq/0");
    }
    this.versionMajor = this._io.readS4le();
    if (!(this.versionMajor == 1)) {
      throw new KaitaiStream.ValidationNotEqualError(1, this.versionMajor, this._io, "/seq/1");
    }
    this.versionMinor = this._io.readS4le();
    if (!(this.versionMinor == 0)) {
      throw new KaitaiStream.ValidationNotEqualError(0, this.versionMinor, this._io, "/seq/2");
    }
    this.camera = new InputAnimationTypes_.InputAnimationTypes.PoseCurves(this._io, null, null);
    this.hands = new InputAnimationTypes_.InputAnimationTypes.Hands(this._io, null, null);
  }

  /**
   * Int64 0x6a8faf6e0f9e42c6, little-endian. Early development code of MRTK wrote no magic at all;
   * such recordings are not taken.
   */

  return InputAnimation10Documented;
})();
InputAnimation10Documented_.InputAnimation10Documented = InputAnimation10Documented;
});
