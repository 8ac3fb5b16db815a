package dev.diptych.binary.checksum;

import dev.diptych.binary.stream.Bytes;
import java.nio.ByteBuffer;
import java.util.function.Consumer;

/** Bytes that positions refer to: those of the file, or those that unpacking gives. */
public final class ByteSource {
  private final Bytes bytes;
  private final int depth;

  /**
   * The bytes of a stream.
   *
   * @param depth number of transformations from the file to these bytes
   */
  public ByteSource(Bytes bytes, int depth) {
    this.bytes = bytes;
    this.depth = depth;
  }

  /** The bytes of a stream within {@code outer} that are not those of {@code outer}. */
  public static ByteSource within(ByteSource outer, Bytes bytes) {
    return new ByteSource(bytes, outer.depth + 1);
  }

  /** Unpacked {@code bytes} of {@code outer}. */
  public static ByteSource within(ByteSource outer, byte[] bytes) {
    return within(outer, Bytes.of(bytes));
  }

  /** Number of transformations from the file to these bytes. */
  public int depth() {
    return depth;
  }

  /** Number of bytes. */
  long size() {
    return bytes.length();
  }

  /** Passes the bytes from {@code start} to {@code end} on, without copying. */
  void feed(long start, long end, Consumer<ByteBuffer> sink) {
    sink.accept(bytes.first((int) end).after((int) start).buffer());
  }
}
