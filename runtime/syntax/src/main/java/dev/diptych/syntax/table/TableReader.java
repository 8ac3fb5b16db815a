package dev.diptych.syntax.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * Reads arrays from a resource. Each is copied at once: a loop over its elements would run before
 * it is compiled.
 */
final class TableReader {
  private final ByteBuffer in;

  private TableReader(ByteBuffer in) {
    this.in = in;
  }

  /** A reader of a resource of this package. */
  static TableReader of(String name) {
    try (InputStream in =
        Objects.requireNonNull(TableReader.class.getResourceAsStream(name), name)) {
      return new TableReader(ByteBuffer.wrap(in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int number() {
    return in.getInt();
  }

  byte[] bytes() {
    byte[] values = new byte[in.getInt()];
    in.get(values);
    return values;
  }

  short[] shorts() {
    short[] values = new short[in.getInt()];
    in.asShortBuffer().get(values);
    in.position(in.position() + values.length * Short.BYTES);
    return values;
  }

  char[] chars() {
    char[] values = new char[in.getInt()];
    in.asCharBuffer().get(values);
    in.position(in.position() + values.length * Character.BYTES);
    return values;
  }

  int[] ints() {
    int[] values = new int[in.getInt()];
    in.asIntBuffer().get(values);
    in.position(in.position() + values.length * Integer.BYTES);
    return values;
  }

  long[] longs() {
    long[] values = new long[in.getInt()];
    in.asLongBuffer().get(values);
    in.position(in.position() + values.length * Long.BYTES);
    return values;
  }
}
