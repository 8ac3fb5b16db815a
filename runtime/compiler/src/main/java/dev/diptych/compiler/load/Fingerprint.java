package dev.diptych.compiler.load;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** SHA-256 over a sequence of parts, each after its length, so that different sequences differ. */
final class Fingerprint {
  /** Bytes of a fingerprint. */
  static final int LENGTH = 32;

  private final MessageDigest digest;

  Fingerprint() {
    try {
      this.digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }

  /** Adds a part, which may be null. */
  Fingerprint add(byte @Nullable [] part) {
    digest.update(ByteBuffer.allocate(8).putLong(part == null ? -1 : part.length).flip());
    if (part != null) {
      digest.update(part);
    }
    return this;
  }

  /** Adds a text as a part. */
  Fingerprint add(String part) {
    return add(part.getBytes(StandardCharsets.UTF_8));
  }

  /** Adds a number as a part. */
  Fingerprint add(long part) {
    return add(ByteBuffer.allocate(8).putLong(part).array());
  }

  /** The fingerprint of all parts. No part can be added afterwards. */
  byte[] bytes() {
    return digest.digest();
  }

  /** The fingerprint in hexadecimal digits. */
  String word() {
    return HexFormat.of().formatHex(bytes());
  }
}
