package dev.diptych.spectools.diff.change;

import dev.diptych.twin.Face;

/** What a change breaks. */
public enum Impact {
  /** Old files of both faces read as before. */
  COMPATIBLE("compatible"),
  /** Old bytes read as before; some old text does not, or means something else. */
  TEXTS("text-breaking"),
  /** Old texts read as before; some old bytes do not, or mean something else. */
  BYTES("byte-breaking"),
  /** Neither does. */
  BOTH("byte- and text-breaking");

  private final String words;

  Impact(String words) {
    this.words = words;
  }

  /** The impact of a change that breaks what is said. */
  public static Impact of(boolean bytes, boolean texts) {
    if (bytes) {
      return texts ? BOTH : BYTES;
    }
    return texts ? TEXTS : COMPATIBLE;
  }

  /** Whether old files of {@code face} do not read as before, of any face where that is null. */
  public boolean breaks(Face face) {
    return face == null
        ? this != COMPATIBLE
        : this == BOTH || this == (face == Face.BINARY ? BYTES : TEXTS);
  }

  /** What people see. */
  public String words() {
    return words;
  }
}
