package dev.diptych.syntax.table;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Writes arrays as {@link TableReader} reads them. */
final class TableWriter {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final DataOutputStream out = new DataOutputStream(bytes);

  byte[] toByteArray() {
    return bytes.toByteArray();
  }

  void number(int value) throws IOException {
    out.writeInt(value);
  }

  void bytes(byte[] values) throws IOException {
    out.writeInt(values.length);
    out.write(values);
  }

  void shorts(short[] values) throws IOException {
    out.writeInt(values.length);
    for (short value : values) {
      out.writeShort(value);
    }
  }

  void chars(char[] values) throws IOException {
    out.writeInt(values.length);
    for (char value : values) {
      out.writeChar(value);
    }
  }

  void ints(int[] values) throws IOException {
    out.writeInt(values.length);
    for (int value : values) {
      out.writeInt(value);
    }
  }

  void longs(long[] values) throws IOException {
    out.writeInt(values.length);
    for (long value : values) {
      out.writeLong(value);
    }
  }
}
