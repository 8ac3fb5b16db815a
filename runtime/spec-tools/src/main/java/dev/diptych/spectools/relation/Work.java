package dev.diptych.spectools.relation;

/** How many bytes of a file may be read again for checksums that it may have. */
final class Work {
  /** Far less than the budget of decoding allows, and enough for all that is likely. */
  private static final long MAX_BYTES = 128L << 20;

  private long left = MAX_BYTES;

  /** Notes that {@code bytes} were read. */
  void spend(long bytes) {
    left -= bytes;
  }

  /** Whether more checksums may be computed. */
  boolean isLeft() {
    return left > 0;
  }
}
