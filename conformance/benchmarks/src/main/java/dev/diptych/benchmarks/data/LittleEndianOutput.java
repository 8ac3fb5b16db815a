package dev.diptych.benchmarks.data;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A buffered file of little-endian numbers. */
final class LittleEndianOutput implements Closeable {
  private static final int ROOM = 1 << 20;

  private final FileChannel channel;
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(ROOM).order(ByteOrder.LITTLE_ENDIAN);

  LittleEndianOutput(Path file) throws IOException {
    channel =
        FileChannel.open(
            file,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE);
  }

  void putByte(int value) throws IOException {
    ensure(1);
    buffer.put((byte) value);
  }

  void putInt(int value) throws IOException {
    ensure(Integer.BYTES);
    buffer.putInt(value);
  }

  void putLong(long value) throws IOException {
    ensure(Long.BYTES);
    buffer.putLong(value);
  }

  void putFloat(float value) throws IOException {
    putInt(Float.floatToRawIntBits(value));
  }

  void putBytes(byte[] bytes) throws IOException {
    ensure(bytes.length);
    buffer.put(bytes);
  }

  /** Bytes so far. */
  long length() throws IOException {
    return channel.position() + buffer.position();
  }

  @Override
  public void close() throws IOException {
    try (channel) {
      flush();
    }
  }

  private void ensure(int more) throws IOException {
    if (buffer.remaining() < more) {
      flush();
    }
  }

  private void flush() throws IOException {
    buffer.flip();
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
    buffer.clear();
  }
}
