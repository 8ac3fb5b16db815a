package dev.diptych.binary.checksum;

import dev.diptych.model.checksum.Algorithm.Crc;
import java.nio.ByteBuffer;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/** Checksums of the JDK, which uses instructions of the processor for them. */
final class JdkSummation implements Summation {
  private static final Crc CRC_32 = plain(0x04C11DB7L);
  private static final Crc CRC_32C = plain(0x1EDC6F41L);

  private final Checksum checksum;

  private JdkSummation(Checksum checksum) {
    this.checksum = checksum;
  }

  private static Crc plain(long poly) {
    return new Crc("", 32, poly, 0xFFFF_FFFFL, true, true, 0xFFFF_FFFFL);
  }

  /** Whether the JDK has {@code crc}. */
  static boolean exists(Crc crc) {
    return crc.unnamed().equals(CRC_32) || crc.unnamed().equals(CRC_32C);
  }

  static JdkSummation of(Crc crc) {
    return new JdkSummation(crc.unnamed().equals(CRC_32) ? new CRC32() : new CRC32C());
  }

  static JdkSummation adler() {
    return new JdkSummation(new Adler32());
  }

  @Override
  public void add(ByteBuffer bytes) {
    checksum.update(bytes);
  }

  @Override
  public byte[] result() {
    return Summation.bytes(checksum.getValue(), 32);
  }
}
