// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.MikotoScene || (root.MikotoScene = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (MikotoScene_, KaitaiStream) {
/**
 * The scenes that Mikoto saves (.mks): characters, their models and skeletons, and motions in a form
 * of their own. Only what tells them apart is described here.
 */

var MikotoScene = (function() {
  function MikotoScene(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  MikotoScene.prototype._read = function() {
    this.header = this._io.readBytes(16);
    if (!((KaitaiStream.byteArrayCompare(this.header, new Uint8Array([77, 105, 107, 111, 116, 111, 32, 83, 99, 101, 110, 101, 32, 86, 101, 114])) == 0))) {
      throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([77, 105, 107, 111, 116, 111, 32, 83, 99, 101, 110, 101, 32, 86, 101, 114]), this.header, this._io, "/seq/0");
    }
    this.rest = this._io.readBytesFull();
  }

  return MikotoScene;
})();
MikotoScene_.MikotoScene = MikotoScene;
});
