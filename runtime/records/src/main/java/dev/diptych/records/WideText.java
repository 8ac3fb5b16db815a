package dev.diptych.records;

import io.kaitai.struct.ConsistencyError;
import io.kaitai.struct.KaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.io.ByteArrayOutputStream;

/**
 * A text of characters of two bytes that ends with two zero bytes, as an opaque Kaitai type: the
 * compiler can read such texts but not write them.
 */
public final class WideText extends KaitaiStruct.ReadWrite {
  private byte[] bytes = {};

  /** A text that is about to be read from {@code io}. */
  public WideText(KaitaiStream io) {
    super(io);
  }

  /** A text that is about to be written; {@code bytes} do not include its end. */
  public WideText(byte[] bytes) {
    this((KaitaiStream) null);
    this.bytes = bytes.clone();
  }

  /** Its bytes, without its end. */
  public byte[] bytes() {
    return bytes.clone();
  }

  @Override
  public void _read() {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    byte[] unit = _io.readBytes(2);
    while (unit[0] != 0 || unit[1] != 0) {
      text.writeBytes(unit);
      unit = _io.readBytes(2);
    }
    bytes = text.toByteArray();
    _dirty = false;
  }

  @Override
  public void _write_Seq() {
    _assertNotDirty();
    _io.writeBytes(bytes);
    _io.writeU2le(0);
  }

  @Override
  public void _check() {
    boolean whole = bytes.length % 2 == 0;
    for (int i = 0; whole && i < bytes.length; i += 2) {
      whole = bytes[i] != 0 || bytes[i + 1] != 0;
    }
    if (!whole) {
      throw new ConsistencyError("text", "whole characters, none of them 0", "something else");
    }
    _dirty = false;
  }

  @Override
  public void _fetchInstances() {}
}
