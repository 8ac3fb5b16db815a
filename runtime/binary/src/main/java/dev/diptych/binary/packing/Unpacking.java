package dev.diptych.binary.packing;

import dev.diptych.binary.stream.Budget;
import dev.diptych.binary.stream.RejectedException;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Decompresses one zlib stream, in two passes: the first counts the content against the budget and
 * keeps none of it, the second fills an array of the right size. Rejecting a stream that compresses
 * a thousand to one thus takes no memory, and accepted content exists once. Decompressing twice
 * takes little time compared with everything else that is done with the content.
 */
final class Unpacking implements AutoCloseable {
  private final byte[] packed;
  private final Inflater inflater = new Inflater();

  Unpacking(byte[] packed) {
    this.packed = packed;
    inflater.setInput(packed);
  }

  /** The content of the stream, counted against {@code budget} before it is allocated. */
  byte[] all(Budget budget) {
    byte[] chunk = new byte[Zlib.CHUNK_SIZE];
    int count = fill(chunk);
    if (count < chunk.length) {
      budget.spend(count);
      return Arrays.copyOf(chunk, count);
    }
    long size = 0;
    while (count > 0) {
      budget.spend(count);
      size += count;
      count = fill(chunk);
    }
    inflater.reset();
    inflater.setInput(packed);
    byte[] all = new byte[Math.toIntExact(size)];
    fill(all);
    return all;
  }

  /** Whether the content of the stream is {@code content}. */
  boolean holds(byte[] content) {
    byte[] chunk = new byte[Zlib.CHUNK_SIZE];
    int at = 0;
    int count = fill(chunk);
    while (count > 0) {
      if (count > content.length - at || !Arrays.equals(chunk, 0, count, content, at, at + count)) {
        return false;
      }
      at += count;
      count = fill(chunk);
    }
    return at == content.length;
  }

  /** Fills {@code bytes} with the next content and returns how many bytes there were. */
  private int fill(byte[] bytes) {
    int filled = 0;
    try {
      while (filled < bytes.length && !inflater.finished()) {
        int count = inflater.inflate(bytes, filled, bytes.length - filled);
        if (count == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
          throw new RejectedException("bad-zlib", "its zlib stream is truncated");
        }
        filled += count;
      }
    } catch (DataFormatException e) {
      throw new RejectedException("bad-zlib", "its bytes are not a zlib stream");
    }
    return filled;
  }

  @Override
  public void close() {
    inflater.end();
  }
}
