package dev.diptych.compiler.diff.change;

/** One of the two faces of a format, of which people keep files. */
public enum Face {
  /** Binary files. */
  BYTES,
  /** Texts. */
  TEXTS
}
