package dev.diptych.binary.checksum;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Locale;

/** A digest of the JDK. */
final class DigestSummation implements Summation {
  private final MessageDigest digest;

  DigestSummation(String name) {
    try {
      this.digest = MessageDigest.getInstance(name.toUpperCase(Locale.ROOT));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("not a complete JDK", e);
    }
  }

  @Override
  public void add(ByteBuffer bytes) {
    digest.update(bytes);
  }

  @Override
  public byte[] result() {
    return digest.digest();
  }
}
