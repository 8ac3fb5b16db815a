package dev.diptych.benchmarks.data;

/** The fields of a key of a float curve. */
public enum KeyLayout {
  /** Time and value, as MRTK writes them. */
  SHIPPED(8),
  /** As documented, with the tangents of 0 that the recorder writes. */
  DOCUMENTED(28),
  /** As documented, with tangents like those of an animator. */
  TANGENTS(28);

  private final int bytes;

  KeyLayout(int bytes) {
    this.bytes = bytes;
  }

  /** Size of a key in bytes. */
  int bytes() {
    return bytes;
  }
}
