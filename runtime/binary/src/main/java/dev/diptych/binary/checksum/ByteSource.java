package dev.diptych.binary.checksum;

import dev.diptych.records.RecordStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Consumer;

/** Bytes that positions refer to: those of the file, or those that unpacking gives. */
public final class ByteSource {
  private final RecordStream stream;
  private final int depth;

  /**
   * The bytes of a stream.
   *
   * @param depth number of transformations from the file to these bytes
   */
  public ByteSource(RecordStream stream, int depth) {
    this.stream = stream;
    this.depth = depth;
  }

  /** The bytes of a stream within {@code outer} that are not those of {@code outer}. */
  public static ByteSource within(ByteSource outer, RecordStream stream) {
    return new ByteSource(stream, outer.depth + 1);
  }

  /** Unpacked {@code bytes} of {@code outer}. */
  public static ByteSource within(ByteSource outer, byte[] bytes) {
    return within(outer, new RecordStream(bytes));
  }

  /** Number of transformations from the file to these bytes. */
  int depth() {
    return depth;
  }

  /** Number of bytes. */
  long size() {
    return stream.size();
  }

  /** Passes the bytes from {@code start} to {@code end} on, without copying. */
  void feed(long start, long end, Consumer<ByteBuffer> sink) {
    List<ByteBuffer> parts = stream.slices(start, end);
    parts.forEach(sink);
  }
}
