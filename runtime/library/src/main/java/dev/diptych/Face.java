package dev.diptych;

/** The two representations of a document. */
public enum Face {
  /** Bytes. */
  BINARY,
  /** Text. */
  TEXT
}
