package dev.diptych.binary.checksum;

import java.nio.ByteBuffer;

/** The number of bytes. */
final class SizeSummation implements Summation {
  private final int width;
  private long size;

  SizeSummation(int width) {
    this.width = width;
  }

  @Override
  public void add(ByteBuffer bytes) {
    size += bytes.remaining();
    bytes.position(bytes.limit());
  }

  @Override
  public byte[] result() {
    return Summation.bytes(width == 64 ? size : size & ((1L << width) - 1), width);
  }
}
