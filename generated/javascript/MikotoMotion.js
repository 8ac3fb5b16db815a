// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.MikotoMotion || (root.MikotoMotion = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (MikotoMotion_, KaitaiStream) {
/**
 * A binary form of the motions that Mikoto writes as text (.mkm, "Mikoto Motion Ver 2"). It holds what
 * such a text says, in its order, and what its form says: how lines end, and what stands after Eof.
 * Mikoto itself has no binary form; this one is Diptych's own.
 * 
 * Names are in CP932, Microsoft's form of Shift_JIS, and are kept as bytes even where they are not valid.
 */

var MikotoMotion = (function() {
  MikotoMotion.Kind = Object.freeze({
    MOTION: 0,
    VECTOR: 1,
    QUATERNION: 2,
    OTHER: 3,

    0: "MOTION",
    1: "VECTOR",
    2: "QUATERNION",
    3: "OTHER",
  });

  MikotoMotion.LineEnd = Object.freeze({
    LF: 0,
    CRLF: 1,

    0: "LF",
    1: "CRLF",
  });

  function MikotoMotion(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  MikotoMotion.prototype._read = function() {
    this.magic = this._io.readBytes(4);
    if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([77, 75, 77, 66])) == 0))) {
      throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([77, 75, 77, 66]), this.magic, this._io, "/seq/0");
    }
    this.version = this._io.readU1();
    if (!(this.version == 1)) {
      throw new KaitaiStream.ValidationNotEqualError(1, this.version, this._io, "/seq/1");
    }
    this.lineEnd = this._io.readU1();
    this.lenTail = this._io.readU4le();
    this.tail = this._io.readBytes(this.lenTail);
    this.numChildren = this._io.readU4le();
    this.children = [];
    for (var i = 0; i < this.numChildren; i++) {
      this.children.push(new Child(this._io, this, this._root));
    }
  }

  /**
   * One of the things that stand in a motion, in the order of the text.
   */

  var Child = MikotoMotion.Child = (function() {
    function Child(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Child.prototype._read = function() {
      this.kind = this._io.readU1();
      if (!Object.prototype.hasOwnProperty.call(MikotoMotion.Kind, this.kind)) {
        throw new KaitaiStream.ValidationNotInEnumError(this.kind, this._io, "/types/child/seq/0");
      }
      switch (this.kind) {
      case MikotoMotion.Kind.MOTION:
        this.body = new Motion(this._io, this, this._root);
        break;
      case MikotoMotion.Kind.OTHER:
        this.body = new Other(this._io, this, this._root);
        break;
      case MikotoMotion.Kind.QUATERNION:
        this.body = new Quaternion(this._io, this, this._root);
        break;
      case MikotoMotion.Kind.VECTOR:
        this.body = new Vector(this._io, this, this._root);
        break;
      }
    }

    return Child;
  })();

  /**
   * A motion, which may hold others; in a file of several characters the inner ones name models.
   */

  var Motion = MikotoMotion.Motion = (function() {
    function Motion(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Motion.prototype._read = function() {
      this.lenName = this._io.readU4le();
      this.name = KaitaiStream.bytesToStr(this._io.readBytes(this.lenName), "Shift_JIS");
      this.endframe = this._io.readS4le();
      this.looped = this._io.readS4le();
      this.numChildren = this._io.readU4le();
      this.children = [];
      for (var i = 0; i < this.numChildren; i++) {
        this.children.push(new Child(this._io, this, this._root));
      }
    }

    /**
     * The frame at which the motion ends. It need not be that of the last key.
     */

    /**
     * Whether it begins again at its end, 0 or 1.
     */

    return Motion;
  })();

  /**
   * An attribute or a block that the format has no name for, as it stands in the text.
   */

  var Other = MikotoMotion.Other = (function() {
    function Other(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Other.prototype._read = function() {
      this.lenText = this._io.readU4le();
      this.text = this._io.readBytes(this.lenText);
    }

    return Other;
  })();

  /**
   * A track of rotations. Both signs of a quaternion are legal and may alternate.
   */

  var Quaternion = MikotoMotion.Quaternion = (function() {
    function Quaternion(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Quaternion.prototype._read = function() {
      this.lenName = this._io.readU4le();
      this.name = KaitaiStream.bytesToStr(this._io.readBytes(this.lenName), "Shift_JIS");
      this.lenClass = this._io.readU4le();
      this.className = KaitaiStream.bytesToStr(this._io.readBytes(this.lenClass), "Shift_JIS");
      this.lenMember = this._io.readU4le();
      this.member = KaitaiStream.bytesToStr(this._io.readBytes(this.lenMember), "Shift_JIS");
      this.lenCurve = this._io.readU4le();
      this.curve = KaitaiStream.bytesToStr(this._io.readBytes(this.lenCurve), "Shift_JIS");
      this.numOthers = this._io.readU4le();
      this.others = [];
      for (var i = 0; i < this.numOthers; i++) {
        this.others.push(new Other(this._io, this, this._root));
      }
      this.numKeys = this._io.readU4le();
      this.keys = [];
      for (var i = 0; i < this.numKeys; i++) {
        this.keys.push(new QuaternionKey(this._io, this, this._root));
      }
    }

    /**
     * Bone, or Coordinate for the whole actor.
     */

    /**
     * rot
     */

    /**
     * How to go from key to key, linear or spline.
     */

    return Quaternion;
  })();

  var QuaternionKey = MikotoMotion.QuaternionKey = (function() {
    function QuaternionKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    QuaternionKey.prototype._read = function() {
      this.frame = this._io.readS4le();
      this.x = this._io.readF8le();
      this.y = this._io.readF8le();
      this.z = this._io.readF8le();
      this.w = this._io.readF8le();
    }

    return QuaternionKey;
  })();

  /**
   * A track of positions, each absolute.
   */

  var Vector = MikotoMotion.Vector = (function() {
    function Vector(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Vector.prototype._read = function() {
      this.lenName = this._io.readU4le();
      this.name = KaitaiStream.bytesToStr(this._io.readBytes(this.lenName), "Shift_JIS");
      this.lenClass = this._io.readU4le();
      this.className = KaitaiStream.bytesToStr(this._io.readBytes(this.lenClass), "Shift_JIS");
      this.lenMember = this._io.readU4le();
      this.member = KaitaiStream.bytesToStr(this._io.readBytes(this.lenMember), "Shift_JIS");
      this.lenCurve = this._io.readU4le();
      this.curve = KaitaiStream.bytesToStr(this._io.readBytes(this.lenCurve), "Shift_JIS");
      this.numOthers = this._io.readU4le();
      this.others = [];
      for (var i = 0; i < this.numOthers; i++) {
        this.others.push(new Other(this._io, this, this._root));
      }
      this.numKeys = this._io.readU4le();
      this.keys = [];
      for (var i = 0; i < this.numKeys; i++) {
        this.keys.push(new VectorKey(this._io, this, this._root));
      }
    }

    /**
     * Locate for a joint, Coordinate for the whole actor.
     */

    /**
     * pos
     */

    /**
     * How to go from key to key, linear or spline.
     */

    return Vector;
  })();

  var VectorKey = MikotoMotion.VectorKey = (function() {
    function VectorKey(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    VectorKey.prototype._read = function() {
      this.frame = this._io.readS4le();
      this.x = this._io.readF8le();
      this.y = this._io.readF8le();
      this.z = this._io.readF8le();
    }

    return VectorKey;
  })();

  /**
   * The first bytes of a motion in the binary form of Diptych; Mikoto itself reads its text.
   */

  /**
   * The version of the binary form, which is not that of the text.
   */

  /**
   * What ends a line of the text. Mikoto writes crlf.
   */

  /**
   * What stands after Eof in the text, byte for byte; a line end as a rule.
   */

  return MikotoMotion;
})();
MikotoMotion_.MikotoMotion = MikotoMotion;
});
