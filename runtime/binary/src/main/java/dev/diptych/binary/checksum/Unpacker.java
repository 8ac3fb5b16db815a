package dev.diptych.binary.checksum;

import dev.diptych.binary.stream.Budget;
import dev.diptych.model.checksum.Unpacking.Method;
import java.nio.ByteBuffer;
import java.util.function.Consumer;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Unpacks bytes as they come, and keeps none of them. */
final class Unpacker implements Consumer<ByteBuffer>, AutoCloseable {
  private static final int CHUNK = 1 << 13;

  private final Inflater inflater;
  private final Consumer<ByteBuffer> sink;
  private final byte[] chunk = new byte[CHUNK];
  private boolean failed;

  Unpacker(Method method, Consumer<ByteBuffer> sink) {
    this.inflater = new Inflater(method == Method.DEFLATE);
    this.sink = sink;
  }

  @Override
  public void accept(ByteBuffer bytes) {
    try {
      failed |= inflater.finished() && bytes.hasRemaining();
      inflater.setInput(bytes);
      // The last input may give more than one chunk.
      int count = failed ? 0 : inflater.inflate(chunk);
      while (count > 0) {
        Budget.current().spend(count / Computation.BYTES_PER_COST);
        sink.accept(ByteBuffer.wrap(chunk, 0, count));
        count = inflater.inflate(chunk);
      }
      failed |= inflater.getRemaining() > 0;
    } catch (DataFormatException e) {
      failed = true;
    }
  }

  /** Whether everything was unpacked, and nothing was left. */
  boolean complete() {
    return !failed && inflater.finished();
  }

  @Override
  public void close() {
    inflater.end();
  }
}
