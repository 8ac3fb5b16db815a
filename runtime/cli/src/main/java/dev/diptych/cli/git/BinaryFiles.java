package dev.diptych.cli.git;

/** How git distinguishes binary files from texts. */
final class BinaryFiles {
  /** Git takes a file for binary if one of the first bytes is zero ({@code buffer_is_binary}). */
  private static final int FIRST_BYTES = 8000;

  private BinaryFiles() {}

  /** Whether git takes a file for binary. */
  static boolean isBinary(byte[] bytes) {
    for (int i = 0; i < Math.min(bytes.length, FIRST_BYTES); i++) {
      if (bytes[i] == 0) {
        return true;
      }
    }
    return false;
  }
}
