// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.DotnetString || (root.DotnetString = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (DotnetString_, KaitaiStream) {
/**
 * The byte length as LEB128 (7 bits a byte, low first), then so many bytes of UTF-8.
 */

var DotnetString = (function() {
  function DotnetString(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  DotnetString.prototype._read = function() {
    this.lenValue = new Leb128(this._io, this, this._root);
    this.value = KaitaiStream.bytesToStr(this._io.readBytes(this.lenValue.value), "UTF-8");
  }

  /**
   * An unsigned number in groups of 7 bits, low first; every byte but the last has its high bit
   * set. .NET writes at most 5 of them.
   */

  var Leb128 = DotnetString.Leb128 = (function() {
    function Leb128(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    Leb128.prototype._read = function() {
      this.groups = [];
      var i = 0;
      do {
        var _ = this._io.readU1();
        this.groups.push(_);
        i++;
      } while (!((_ & 128) == 0));
    }
    Object.defineProperty(Leb128.prototype, 'low0', {
      get: function() {
        if (this._m_low0 !== undefined)
          return this._m_low0;
        this._m_low0 = this.groups[0] & 127;
        return this._m_low0;
      }
    });
    Object.defineProperty(Leb128.prototype, 'low1', {
      get: function() {
        if (this._m_low1 !== undefined)
          return this._m_low1;
        if (this.groups.length > 1) {
          this._m_low1 = this.groups[1] & 127;
        }
        return this._m_low1;
      }
    });
    Object.defineProperty(Leb128.prototype, 'low2', {
      get: function() {
        if (this._m_low2 !== undefined)
          return this._m_low2;
        if (this.groups.length > 2) {
          this._m_low2 = this.groups[2] & 127;
        }
        return this._m_low2;
      }
    });
    Object.defineProperty(Leb128.prototype, 'low3', {
      get: function() {
        if (this._m_low3 !== undefined)
          return this._m_low3;
        if (this.groups.length > 3) {
          this._m_low3 = this.groups[3] & 127;
        }
        return this._m_low3;
      }
    });
    Object.defineProperty(Leb128.prototype, 'low4', {
      get: function() {
        if (this._m_low4 !== undefined)
          return this._m_low4;
        if (this.groups.length > 4) {
          this._m_low4 = this.groups[4] & 15;
        }
        return this._m_low4;
      }
    });
    Object.defineProperty(Leb128.prototype, 'value', {
      get: function() {
        if (this._m_value !== undefined)
          return this._m_value;
        this._m_value = (((this.low0 + (this.groups.length > 1 ? this.low1 << 7 : 0)) + (this.groups.length > 2 ? this.low2 << 14 : 0)) + (this.groups.length > 3 ? this.low3 << 21 : 0)) + (this.groups.length > 4 ? this.low4 << 28 : 0);
        return this._m_value;
      }
    });

    return Leb128;
  })();

  /**
   * Number of bytes of the value.
   */

  return DotnetString;
})();
DotnetString_.DotnetString = DotnetString;
});
