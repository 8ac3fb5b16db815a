package dev.diptych.binary.error;

/** Numbers of bytes in messages. */
public final class ByteCount {
  private ByteCount() {}

  public static String of(long count) {
    return count == 1 ? "1 byte" : count + " bytes";
  }

  public static String are(long count) {
    return of(count) + (count == 1 ? " is" : " are");
  }
}
