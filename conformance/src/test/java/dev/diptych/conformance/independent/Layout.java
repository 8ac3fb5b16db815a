package dev.diptych.conformance.independent;

/**
 * Which of the two descriptions of the format a file follows. Its version number does not determine
 * this.
 */
public enum Layout {
  /** The published specification: keys of 28 bytes in every float curve, and no markers. */
  DOCUMENTED,
  /** What MRTK's own serializer writes: markers at the end, keys of 8 bytes from 1.1 on. */
  SHIPPED;

  /** Whether a list of markers ends the body, be it empty. */
  public boolean hasMarkers() {
    return this == SHIPPED;
  }

  /** The number of words in a key of a float curve. A boolean curve always has the short key. */
  public int floatKeyWords(int minor) {
    return this == SHIPPED && minor >= 1 ? Key.SHORT_WORDS : Key.FULL_WORDS;
  }
}
