package dev.diptych.model.schema;

/** What a constant is for, so that a file that has another value there is refused by name. */
public enum Role {
  /** Nothing but data. */
  DATA,
  /** Marks files of this format. */
  MAGIC,
  /** Tells versions of this format apart. */
  VERSION
}
