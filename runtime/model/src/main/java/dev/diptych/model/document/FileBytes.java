package dev.diptych.model.document;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * The bytes of a file in consecutive parts, so that large tables need not be copied.
 *
 * @param parts the parts; shared, must not be changed
 */
public record FileBytes(List<ByteBuffer> parts) {
  private static final int AT_ONCE = 1 << 18;

  public FileBytes {
    parts = parts.stream().map(ByteBuffer::slice).toList();
  }

  /** Creates a file of one part, from 0 to its limit. */
  public static FileBytes of(ByteBuffer whole) {
    return new FileBytes(List.of(whole.duplicate().rewind()));
  }

  /** Number of bytes. */
  public long size() {
    long size = 0;
    for (ByteBuffer part : parts) {
      size += part.remaining();
    }
    return size;
  }

  /** All bytes in one buffer, from 0 to the limit; shared if there is only one part. */
  public ByteBuffer whole() {
    if (parts.size() == 1) {
      return parts.get(0).duplicate();
    }
    ByteBuffer whole = ByteBuffer.allocate(Math.toIntExact(size()));
    parts.forEach(part -> whole.put(part.duplicate()));
    return whole.flip();
  }

  /** A copy of all bytes. */
  public byte[] toArray() {
    ByteBuffer whole = whole();
    byte[] array = new byte[whole.remaining()];
    whole.get(array);
    return array;
  }

  /** Whether these bytes equal those of {@code file}, from 0 to its limit. */
  public boolean sameAs(ByteBuffer file) {
    if (size() != file.limit()) {
      return false;
    }
    int at = 0;
    for (ByteBuffer part : parts) {
      if (part.mismatch(file.slice(at, part.remaining())) >= 0) {
        return false;
      }
      at += part.remaining();
    }
    return true;
  }

  /**
   * Writes all bytes in chunks, because file streams copy arrays before writing.
   *
   * @throws IOException if the stream fails
   */
  public void writeTo(OutputStream out) throws IOException {
    byte[] some = new byte[(int) Math.min(AT_ONCE, size())];
    for (ByteBuffer part : parts) {
      ByteBuffer rest = part.duplicate();
      while (rest.hasRemaining()) {
        int count = Math.min(some.length, rest.remaining());
        if (rest.hasArray()) {
          out.write(rest.array(), rest.arrayOffset() + rest.position(), count);
          rest.position(rest.position() + count);
        } else {
          rest.get(some, 0, count);
          out.write(some, 0, count);
        }
      }
    }
  }
}
