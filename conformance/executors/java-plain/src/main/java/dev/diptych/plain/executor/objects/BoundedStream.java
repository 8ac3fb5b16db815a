package dev.diptych.plain.executor.objects;

import dev.diptych.plain.executor.error.RequestException;
import io.kaitai.struct.ByteBufferKaitaiStream;

/** A stream that does not allocate more bytes than it has left. */
final class BoundedStream extends ByteBufferKaitaiStream {
  BoundedStream(byte[] bytes) {
    super(bytes);
  }

  @Override
  protected byte[] readBytesNotAligned(long length) {
    long left = size() - pos();
    if (length < 0 || length > left) {
      throw RequestException.rejected(
          length + " bytes required at " + pos() + ", and " + left + " available");
    }
    return super.readBytesNotAligned(length);
  }
}
