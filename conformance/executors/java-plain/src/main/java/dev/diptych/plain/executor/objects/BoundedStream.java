package dev.diptych.plain.executor.objects;

import dev.diptych.plain.executor.error.RequestException;
import io.kaitai.struct.ByteBufferKaitaiStream;

/** A stream that makes no room for more bytes than it has, whatever a file says. */
final class BoundedStream extends ByteBufferKaitaiStream {
  BoundedStream(byte[] bytes) {
    super(bytes);
  }

  @Override
  protected byte[] readBytesNotAligned(long length) {
    long left = size() - pos();
    if (length < 0 || length > left) {
      throw RequestException.rejected(
          length + " bytes are needed at " + pos() + ", and " + left + " left");
    }
    return super.readBytesNotAligned(length);
  }
}
