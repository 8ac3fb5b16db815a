package dev.diptych.spectools.diff.change;

import dev.diptych.twin.Face;
import org.jspecify.annotations.Nullable;

/** The faces that a change breaks. */
public enum Impact {
  /** Compatible: files of both faces are read with the same meaning. */
  COMPATIBLE("compatible"),
  /** Compatible for bytes; some texts are rejected or change their meaning. */
  TEXTS("text-breaking"),
  /** Compatible for texts; some binary files are rejected or change their meaning. */
  BYTES("byte-breaking"),
  /** Incompatible for both faces. */
  BOTH("byte- and text-breaking");

  private final String words;

  Impact(String words) {
    this.words = words;
  }

  /** The impact of a change that breaks those faces. */
  public static Impact of(boolean bytes, boolean texts) {
    if (bytes) {
      return texts ? BOTH : BYTES;
    }
    return texts ? TEXTS : COMPATIBLE;
  }

  /** Whether some files of {@code face} are not read as before, of any face where that is null. */
  public boolean breaks(@Nullable Face face) {
    return face == null
        ? this != COMPATIBLE
        : this == BOTH || this == (face == Face.BINARY ? BYTES : TEXTS);
  }

  /** Its name in output. */
  public String words() {
    return words;
  }
}
