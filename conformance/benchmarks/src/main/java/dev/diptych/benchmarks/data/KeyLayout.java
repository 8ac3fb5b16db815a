package dev.diptych.benchmarks.data;

/** What a key of a float curve is. */
public enum KeyLayout {
  /** Time and value, as MRTK writes them. */
  SHIPPED(8),
  /** As documented, with the tangents of 0 that the recorder writes. */
  DOCUMENTED(28),
  /** As documented, with tangents such as somebody drew them. */
  TANGENTS(28);

  private final int bytes;

  KeyLayout(int bytes) {
    this.bytes = bytes;
  }

  /** Bytes of a key. */
  int bytes() {
    return bytes;
  }
}
