package dev.diptych.records;

import io.kaitai.struct.ByteBufferKaitaiStream;
import java.nio.ByteBuffer;

/**
 * A Kaitai stream over one buffer that checks lengths before it allocates (Kaitai 0.11 allocates
 * first, so that a file of 32 bytes can ask for 1 GB) and hands out slices of its buffer.
 */
public final class RecordStream extends ByteBufferKaitaiStream {
  private final ByteBuffer buffer;

  /**
   * A stream over {@code buffer}, from 0 to its limit. Bytes are read from it and written to it in
   * place.
   */
  public RecordStream(ByteBuffer buffer) {
    super(buffer);
    this.buffer = buffer;
  }

  /** Bytes from here to the end. */
  public long remaining() {
    return size() - pos();
  }

  @Override
  protected byte[] readBytesNotAligned(long n) {
    if (n < 0) {
      throw new BadCountException(n, 1, remaining());
    }
    if (n > remaining()) {
      throw new TruncatedException(n, remaining());
    }
    return super.readBytesNotAligned(n);
  }

  /** A copy of the bytes from {@code start} to before {@code end}; the position stays. */
  public byte[] copy(int start, int end) {
    byte[] bytes = new byte[end - start];
    buffer.get(start, bytes);
    return bytes;
  }

  /** The next {@code length} bytes as a view, without copying; there must be so many. */
  ByteBuffer slice(int length) {
    alignToByte();
    int at = pos();
    seek(at + length);
    return buffer.slice(at, length);
  }

  /** Writes all of {@code bytes} here. */
  void put(ByteBuffer bytes) {
    writeAlignToByte();
    buffer.put(bytes);
  }
}
