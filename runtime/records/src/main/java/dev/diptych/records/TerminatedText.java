package dev.diptych.records;

import io.kaitai.struct.ConsistencyError;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.util.Arrays;

/**
 * Bytes up to a terminator, as an opaque Kaitai type: the compiler can read all of them, but write
 * none with a terminator of several bytes, nor with one that is part of the value and is read
 * again.
 */
public final class TerminatedText extends KaitaiStruct.ReadWrite {
  private final byte[] terminator;
  private final boolean include;
  private final boolean consume;
  private final boolean eosError;
  private byte[] bytes = {};

  /**
   * Bytes that are about to be read.
   *
   * @param io the stream it stands in
   * @param unit number of bytes of the terminator
   * @param terminator what each of them is
   * @param include whether the terminator is part of the value
   * @param consume whether what follows begins behind the terminator
   * @param eosError whether the terminator must be there
   */
  public TerminatedText(
      KaitaiStream io,
      int unit,
      int terminator,
      boolean include,
      boolean consume,
      boolean eosError) {
    super(io);
    this.terminator = new byte[unit];
    Arrays.fill(this.terminator, (byte) terminator);
    this.include = include;
    this.consume = consume;
    this.eosError = eosError;
  }

  /** The same with another value, about to be written. */
  public TerminatedText with(byte[] others) {
    TerminatedText text =
        new TerminatedText(null, terminator.length, terminator[0], include, consume, eosError);
    text.bytes = others.clone();
    return text;
  }

  /** The value. */
  public byte[] bytes() {
    return bytes.clone();
  }

  @Override
  public void _read() {
    bytes = _io.readBytesTermMulti(terminator, include, consume, eosError);
    _dirty = false;
  }

  @Override
  public void _write_Seq() {
    _assertNotDirty();
    _io.writeBytes(bytes);
    if (!include && consume && !(_io.isEof() && !eosError)) {
      _io.writeBytes(terminator);
    }
    if (include && !consume && end() >= 0) {
      _io.seek(_io.pos() - terminator.length);
    }
  }

  @Override
  public void _check() {
    int end = end();
    boolean last = end == bytes.length - terminator.length;
    boolean fine = include ? (end < 0 ? !eosError : last) : end < 0;
    boolean whole = bytes.length % terminator.length == 0 || !eosError;
    if (!fine || !whole) {
      String expected = "whole characters, with the terminator " + (include ? "last" : "nowhere");
      throw new ConsistencyError("text", expected, "something else");
    }
    _dirty = false;
  }

  /** Where the first terminator is, or -1. */
  private int end() {
    int unit = terminator.length;
    for (int at = 0; at + unit <= bytes.length; at += unit) {
      if (Arrays.equals(bytes, at, at + unit, terminator, 0, unit)) {
        return at;
      }
    }
    return -1;
  }

  @Override
  public void _fetchInstances() {}
}
