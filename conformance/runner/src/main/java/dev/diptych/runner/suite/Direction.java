package dev.diptych.runner.suite;

import java.util.Locale;

/** The operations of an implementation. */
public enum Direction {
  /** Bytes to an infoset. */
  DECODE,
  /** Text to an infoset. */
  PARSE,
  /** An infoset to canonical text. */
  PRINT,
  /** An infoset to bytes. */
  ENCODE;

  /** The name in the protocol. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
