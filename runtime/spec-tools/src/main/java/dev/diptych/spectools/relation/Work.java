package dev.diptych.spectools.relation;

/** How many bytes of a file may be read again for checksums that it may have. */
final class Work {
  /** Far less than the budget of decoding allows, and enough for all that is likely. */
  private static final long MAX_BYTES = 128L << 20;

  /** The tables of a checksum cost as much as so many bytes. */
  private static final long START = 512;

  private long left = MAX_BYTES;

  /** Notes that a checksum of {@code bytes} bytes was computed. */
  void spend(long bytes) {
    left -= START + bytes;
  }

  /** Whether more checksums may be computed. */
  boolean isLeft() {
    return left > 0;
  }
}
