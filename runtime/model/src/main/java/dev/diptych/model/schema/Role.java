package dev.diptych.model.schema;

/** The purpose of a constant, so that a mismatch has a specific message. */
public enum Role {
  /** Any other data. */
  DATA,
  /** Identifies files of this format. */
  MAGIC,
  /** Identifies the version of the format. */
  VERSION
}
