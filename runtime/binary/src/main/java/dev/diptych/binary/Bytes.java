package dev.diptych.binary;

/** Counts bytes in messages. */
final class Bytes {
  private Bytes() {}

  static String of(long count) {
    return count == 1 ? "1 byte" : count + " bytes";
  }

  static String are(long count) {
    return of(count) + (count == 1 ? " is" : " are");
  }
}
